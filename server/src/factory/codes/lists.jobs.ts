import { join } from 'node:path';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobHandlers } from '../../kit/jobs/queue.ts';
import { writeCodeList } from './list-loader.ts';
import { findLoaded, replaceCodeList } from './lists.store.ts';
import { SHIPPED_LISTS } from './shipped-lists.ts';

const KIND = 'factory.shippedList';

type Enqueue = (db: Db, job: { kind: string; key: string; payload: string; dueAt: Date }) => Promise<unknown>;

/** Plans one job for each file, only once: a list that an operator has removed does not return. */
export const planCodeLists = async (db: Db, enqueue: Enqueue, from: Date) => {
  for (const [nth, { file, publishedOn }] of SHIPPED_LISTS.entries()) {
    const dueAt = new Date(from.getTime() + nth);
    await enqueue(db, { kind: KIND, key: `${file} ${publishedOn}`, payload: file, dueAt });
  }
};

/**
 * Loads the lists after the start and in parts, so nobody waits for it. A list that an operator has loaded by then is
 * kept.
 */
export const codeListJobs = ({ folder, clock }: { folder: string; clock: Clock }): JobHandlers => ({
  [KIND]: async ({ payload, inTransaction }) => {
    const list = SHIPPED_LISTS.find(({ file }) => file === payload);
    if (!list || (await inTransaction((db) => findLoaded(db, list.scheme, list.revision)))) return;
    const { file, ...head } = list;
    const id = await writeCodeList(inTransaction, head, { path: join(folder, file), at: clock(), by: null });
    await inTransaction((db) => replaceCodeList(db, id, head));
  },
});
