import { TASKS_MAX, type Task } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findFailedInvitations } from './figures.store.ts';

/** Lists invitations that failed while their link still waits for a supplier. */
export const invitationTasks = async (db: Db, { companyId }: { companyId: string }, now: Date): Promise<Task[]> =>
  (await findFailedInvitations(db, companyId, now, TASKS_MAX)).map(({ id, name, words, product, state, since }) => ({
    kind: 'invitation.failed',
    id,
    waiter: 'time',
    dueOn: '',
    since,
    about: { company: name || words.company, product, state },
  }));
