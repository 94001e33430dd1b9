import type { Database, Db } from '../server/src/kit/db/database.ts';
import { presentListed } from '../server/src/review/record/view/declaration.presenter.ts';
import { findQueuePage } from '../server/src/review/reviewing/queue.store.ts';
import { rowsRead, watchStatements } from '../server/test/fixtures/database/plans.ts';
import { startUpkeep } from '../server/test/fixtures/large/networks.ts';
import { fillReviews, QUEUE } from '../server/test/fixtures/large/reviews.ts';
import { onBothDatabases, type Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

const TIMES = 15;
const SIZE = 20;
const BARS = { embedded: { floor: 150, goal: 50 }, PostgreSQL: { floor: 80, goal: 25 } };
type QueueFilter = Parameters<typeof findQueuePage>[2];
const ALL: QueueFilter = {
  show: 'waiting',
  state: '',
  kind: '',
  dueBefore: null,
  dueFrom: null,
  submittedBy: null,
  search: '',
  sort: 'submittedAt',
  order: 'asc',
  page: 1,
  size: SIZE,
};
const FILTERS: Record<string, Partial<QueueFilter>> = {
  'the first page': {},
  'the first page by due date': { sort: 'dueOn' },
  'the last page': { page: QUEUE.waiting / SIZE },
  'a search': { search: '누리정밀 1' },
  'a search that finds nothing': { search: '없는 회사' },
};

/** Measures the queue of one reviewer among many: milliseconds until a page is ready to send, median. */
export const measureReview = () => onBothDatabases(measureOn);

const measureOn = (database: Database, where: Where) =>
  database.unhurried(async (connection) => {
    const reviewer = await connection.transaction().execute((db) => fillReviews(db));
    await startUpkeep(connection);
    return connection.transaction().execute((db) => measureWith(db, where, reviewer));
  });

const measureWith = async (db: Db, where: Where, companyId: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const person = { id: crypto.randomUUID(), sessionId: '', passwordAt: new Date() };
  const actor = { ...person, role: 'supplier', memberRole: 'owner', companyId } as const;
  for (const [what, filter] of Object.entries(FILTERS)) {
    const find = (from: Db) => findQueuePage(from, { companyId, userId: person.id }, { ...ALL, ...filter });
    const ask = async () => presentListed(db, actor, (await find(db)).ids);
    const { total } = await find(db);
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(ask));
    const { plans } = await watchStatements(db, find, 'explain (analyze, costs off, timing off)');
    const name = `review: ${what} of ${QUEUE.waiting.toLocaleString('en')} among ${QUEUE.all.toLocaleString('en')}, ${where}`;
    figures.push(ratio(name, median(times), BARS[where], `ms, fastest ${Math.min(...times).toFixed(1)}`));
    figures.push(
      plain(name, `${total.toLocaleString('en')} found, ${rowsRead(plans[0] ?? '').toLocaleString('en')} rows read`),
    );
  }
  return figures;
};
