import { expect, it } from 'vitest';
import { watchStatements } from '../../test/fixtures/database/plans.ts';
import { fillFlows } from '../../test/fixtures/large/flows.ts';
import { fillNetworks, rootOf } from '../../test/fixtures/large/networks.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import type { Db } from '../kit/db/database.ts';
import { findFlowPage } from './ledger/view.store.ts';
import { loadFlows } from './map/loader.ts';

const world = useWorld();
/** Width of the network under test, and of another that has nothing to do with it. */
const [WIDTH, FOREIGN] = [6, 14];
/** Three years of months on each of six hundred links; the query asks for the middle year. */
const ROWS = 20_000;
const span = { from: '2024-01-01', to: '2024-12-31' };
const everything = { side: '', state: [], waiting: '', search: '' } as const;

it('S2.4 adds up a product and a year by the index of its links, in as many statements however much there is', async () => {
  const db = world.db();
  await fillNetworks(db, [WIDTH, FOREIGN]);
  await fillFlows(db, ROWS);
  const { companyId, productId } = await rootOf(db, 0);
  const load = (id: string | undefined) => (connection: Db) =>
    loadFlows(connection, world.platform.masking, { viewerId: companyId, now: world.clock(), span, productId: id });
  const { statements, plans } = await watchStatements(db, load(productId));
  const sums = plans.filter((_, at) => statements[at]?.includes('unnest') && statements[at]?.includes('flow_row'));
  expect(sums).toHaveLength(1);
  // Only the months of that year of each link, from the index that holds all that is added up.
  expect(sums[0]).toContain('flow_row_one ');
  expect(sums[0]).toMatch(/Index Cond: .*link_id = .*period_from >= .*period_to <= /s);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on flow_row');
  expect((await watchStatements(db, load(undefined))).statements).toHaveLength(statements.length);
  const found = await load(productId)(db);
  expect(found.flows.length).toBeGreaterThan(WIDTH);
  const paged = await watchStatements(db, (connection) =>
    findFlowPage(connection, companyId, { ...everything, state: [], sort: 'period', order: 'desc', page: 1, size: 20 }),
  );
  for (const plan of paged.plans) expect(plan).not.toContain('Seq Scan on flow_row');
}, 300_000);
