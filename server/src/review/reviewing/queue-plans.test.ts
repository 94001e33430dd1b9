import { QUEUE_SORTS } from '@ieum/contract';
import { expect, it } from 'vitest';
import { rowsRead, watchStatements } from '../../../test/fixtures/database/plans.ts';
import { fillReviews } from '../../../test/fixtures/large/reviews.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { findQueuePage, type QueueFilter } from './queue.store.ts';

const world = useWorld();

const ALL: QueueFilter = {
  show: 'waiting',
  state: '',
  kind: '',
  dueBefore: null,
  dueFrom: null,
  submittedBy: null,
  search: '',
};
type PageQuery = Parameters<typeof findQueuePage>[2];
const FIRST = { sort: 'submittedAt', order: 'asc', page: 1, size: 20 } as const;
const INDEX_OF = {
  submittedAt: /review_declaration_queue on/,
  dueOn: /review_declaration_queue_due on/,
  respondent: /review_declaration_queue_name on/,
  decidedAt: /review_declaration_queue_decided on/,
};
const WAITING = 2_000;

/** Returns the plan of a page. It reads the rows of the page twice, and the rows that are counted. */
const planOf = async (companyId: string | null, query: Partial<PageQuery>) => {
  const whose = { companyId, userId: crypto.randomUUID() };
  const ask = (db: Db) => findQueuePage(db, whose, { ...ALL, ...FIRST, ...query });
  const { statements, plans } = await watchStatements(world.db(), ask, 'explain (analyze, costs off, timing off)');
  expect(statements).toHaveLength(1);
  return plans[0] ?? '';
};

it('S2.4 reads a page of a queue in the order of an index, whoever reviews and whatever it is sorted by', async () => {
  const reviewer = await fillReviews(world.db(), { waiting: WAITING, all: 3 * WAITING });
  for (const companyId of [reviewer, null]) {
    for (const sort of QUEUE_SORTS) {
      for (const order of ['asc', 'desc'] as const) {
        const plan = await planOf(companyId, { sort, order });
        expect(plan, sort).toMatch(INDEX_OF[sort]);
        expect(plan, sort).not.toMatch(/Seq Scan on review_declaration/);
        // A page of each of the two states, and all rows that are counted.
        expect(rowsRead(plan), sort).toBeLessThanOrEqual(WAITING + 100);
      }
    }
  }
});

it('S2.4 reads of a queue with filters only what is its own', async () => {
  const waiting = 500;
  const reviewer = await fillReviews(world.db(), { waiting, all: 12 * waiting });
  const filters: Partial<QueueFilter>[] = [
    { show: 'all' },
    { show: 'mine' },
    { show: 'decided' },
    { state: 'in_review' },
    { kind: 'flows' },
    { search: '누리정밀 1' },
    { dueBefore: '2026-11-15' },
    { submittedBy: new Date('2026-11-02') },
  ];
  // At most: each row in an index and in the table, for the count and for the page.
  for (const filter of filters) {
    const plan = await planOf(reviewer, filter);
    expect(plan).not.toMatch(/Seq Scan on review_declaration/);
    expect(rowsRead(plan), JSON.stringify(filter)).toBeLessThanOrEqual(4 * waiting);
  }
});
