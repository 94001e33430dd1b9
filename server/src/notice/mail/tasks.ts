import { TASKS_MAX, type Task } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findFailedMails } from './outbox.store.ts';

/** Lists mails that could not be delivered; for operators. */
export const mailTasks = async (db: Db): Promise<Task[]> =>
  (await findFailedMails(db, TASKS_MAX)).map(({ id, subject, since }) => ({
    kind: 'mail.failed',
    id,
    about: { subject },
    waiter: 'time',
    dueOn: '',
    since,
  }));
