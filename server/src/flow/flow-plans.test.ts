import { expect, it } from 'vitest';
import { fillFlows } from '../../test/large-flows.ts';
import { fillNetworks, rootOf } from '../../test/large-networks.ts';
import { watchStatements } from '../../test/plans.ts';
import { useWorld } from '../../test/world.ts';
import type { Db } from '../kit/db.ts';
import { loadFlows } from './map.loading.ts';
import { findFlowPage } from './row-view.store.ts';

const world = useWorld();
const WIDTH = 40;
const ROWS = 15_000;
const span = { from: '2023-01-01', to: '2023-12-31' };
const everything = { side: '', state: [], search: '' } as const;

it('S2.4 adds up a product and a year by the index of its links, in as many statements however much there is', async () => {
  const db = world.db();
  await fillNetworks(db, [WIDTH]);
  await fillFlows(db, ROWS);
  const { companyId, productId } = await rootOf(db, 0);
  const load = (id: string | undefined) => (asked: Db) =>
    loadFlows(asked, world.account.masking, { viewerId: companyId, now: world.clock(), span, productId: id });
  const { statements, plans } = await watchStatements(db, load(productId));
  const sums = plans.filter((_, at) => statements[at]?.includes('unnest') && statements[at]?.includes('flow_row'));
  expect(sums).toHaveLength(1);
  expect(sums[0]).toContain('flow_row_walk');
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on flow_row');
  expect((await watchStatements(db, load(undefined))).statements).toHaveLength(statements.length);
  const found = await load(productId)(db);
  expect(found.flows.length).toBeGreaterThan(WIDTH);
  const paged = await watchStatements(db, (asked) =>
    findFlowPage(asked, companyId, { ...everything, state: [], sort: 'period', order: 'desc', page: 1, size: 20 }),
  );
  for (const plan of paged.plans) expect(plan).not.toContain('Seq Scan on flow_row');
}, 300_000);
