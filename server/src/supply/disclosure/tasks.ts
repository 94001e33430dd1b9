import { namedAs, TASKS_MAX, type Task } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { findAskers } from './grant.store.ts';

/** Lists companies that ask to see more of this one; a company that asks has named itself. */
export const disclosureTasks = async (db: Db, { companyId }: { companyId: string }, now: Date): Promise<Task[]> =>
  (await findAskers(db, companyId, todayInSeoul(now), TASKS_MAX)).map(({ id, names, purpose, since }) => ({
    kind: 'disclosure.answer',
    id,
    about: { ...namedAs('company', names), subject: purpose },
    waiter: 'partner',
    dueOn: '',
    since,
  }));
