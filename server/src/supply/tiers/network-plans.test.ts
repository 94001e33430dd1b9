import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { rowsRead, watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { loadChain } from './chain.ts';
import { hasMoreLinks } from './network.store.ts';
import { findReached } from './reached-links.store.ts';

const world = useWorld();
const { firm } = useSupply(world);

const WIDTH = 300;
const TODAY = '2026-11-15';

/** Fills ten tiers of products, each made of two of the next tier; the two companies alternate. */
const fill = async (ids: string[]) => {
  const db = world.db();
  for (let tier = 0; tier <= 10; tier += 1)
    await sql`
      insert into supply_product (id, company_id, details, created_at, updated_at)
      select md5(${String(tier)} || '-' || n)::uuid, ${ids[tier % 2]}::uuid,
        jsonb_build_object('name', '제품 ' || n, 'kind', 'component', 'unit', 'H87', 'inputs', '[]'::jsonb), now(), now()
      from generate_series(0, ${WIDTH - 1}::int) n`.execute(db);
  await sql`analyze supply_product`.execute(db);
  for (let tier = 0; tier < 10; tier += 1)
    await sql`
      insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by, state,
        figures, words, agreed_at, created_at, updated_at)
      select buyer.company_id, buyer.id, supplier.company_id, supplier.id, 'buyer', 'confirmed',
        jsonb_build_object('spendShare', 40, 'validFrom', '2026-01-01', 'validTo', ''), '{}', now(), now(), now()
      from generate_series(0, ${WIDTH - 1}::int) n cross join generate_series(0, 1) nth
      join supply_product buyer on buyer.id = md5(${String(tier)} || '-' || n)::uuid
      join supply_product supplier
        on supplier.id = md5(${String(tier + 1)} || '-' || (n * 2 + nth) % ${WIDTH}::int)::uuid`.execute(db);
  await sql`analyze supply_link`.execute(db);
};

it('S2.4 walks by the index of what a product is bought of, in one statement however far it goes', async () => {
  const [first, second] = [await firm('하나'), await firm('둘')];
  await fill([first.id, second.id]);
  const rootIds = (await sql<{ id: string }>`select md5('0-0')::uuid as id`.execute(world.db())).rows.map(
    ({ id }) => id,
  );
  const { statements, plans } = await watchStatements(world.db(), async (db) => {
    // Two, four, eight … until a tier is full: 2 × (1 + 2 + … + 256 + 300).
    expect((await findReached(db, rootIds, TODAY))?.links).toHaveLength(2 * (511 + 300));
  });
  expect(statements).toHaveLength(1);
  expect(plans[0]).toContain('supply_link_walk');
  expect(plans[0]).not.toContain('Seq Scan on supply_link');

  const statementsOf = async (productId: string | undefined) => {
    const load = (db: Parameters<typeof loadChain>[0]) =>
      loadChain(db, world.platform.masking, first.id, world.clock(), productId);
    return (await watchStatements(world.db(), load)).statements.length;
  };
  expect(await statementsOf(rootIds[0])).toBe(await statementsOf(undefined));
});

it('28 knows whether a company has too many links without counting all of them', async () => {
  const [first, second] = [await firm('하나'), await firm('둘')];
  await fill([first.id, second.id]);
  const half = (10 * WIDTH * 2) / 2;
  const answers = [half - 1, half].map((max) => hasMoreLinks(world.db(), first.id, max));
  expect(await Promise.all(answers)).toEqual([true, false]);
  const { plans } = await watchStatements(
    world.db(),
    (db) => hasMoreLinks(db, first.id, 100),
    'explain (analyze, costs off, timing off)',
  );
  const ofLinks = plans[0]?.split('\n').filter((line) => line.includes(' on supply_link (')) ?? [];
  expect(ofLinks).toHaveLength(1);
  expect(plans[0]).toContain('supply_link_walk');
  expect(rowsRead(ofLinks.join('\n'))).toBeLessThanOrEqual(2 * 101);
});
