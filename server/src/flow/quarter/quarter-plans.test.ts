import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { loadPage } from './loader.ts';

const world = useWorld();
const { pair, receive } = useFlows(world);
const PERIOD = '2026-Q4';
const LINKS = 5_000;
const SIZE = 500;
/** Number of statements of a page, independent of the amount of data. A change of it must be deliberate. */
const STATEMENTS = 5;

/** Copies the link of the pair: as many partners' goods for one product. */
const copyLink = (linkId: string) =>
  sql`
    insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by,
      state, figures, words, agreed_at, created_at, updated_at)
    select buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by, state, figures,
      words, agreed_at, created_at, updated_at
    from supply_link cross join generate_series(2, ${LINKS}::int) where id = ${linkId}`.execute(world.db());

it('S2.4 loads a page of the sheet in as many statements, whether a company has one link or five thousand', async () => {
  const two = await pair();
  await receive(two, 10, { period: '2026-Q3' });
  const viewer = { companyId: two.buyer.id, id: two.buyer.owner.id };
  const load = (page: number) => (db: Db) => loadPage(db, viewer, PERIOD, { page, size: SIZE });
  expect((await watchStatements(world.db(), load(1))).statements).toHaveLength(STATEMENTS);
  await copyLink(two.linkId);
  await sql`analyze`.execute(world.db());
  const { statements, plans } = await watchStatements(world.db(), load(1));
  expect(statements).toHaveLength(STATEMENTS);
  for (const [at, plan] of plans.entries()) expect(plan, statements[at]).not.toContain('Seq Scan on flow_row');
  const keys = new Set<string>();
  for (let page = 1; page <= LINKS / SIZE; page += 1) {
    const { lines, total } = await two.buyer.owner.getQuarterSheet({ period: PERIOD, page, size: SIZE });
    expect([total, lines.length]).toEqual([LINKS, SIZE]);
    for (const { key } of lines) keys.add(key.linkId ?? '');
  }
  expect(keys.size).toBe(LINKS);
  const beyond = await two.buyer.owner.getQuarterSheet({ period: PERIOD, page: LINKS / SIZE + 1, size: SIZE });
  expect(beyond.lines).toEqual([]);
}, 300_000);
