import type { Clock } from '../../kit/clock.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { remindSome } from './reminders.ts';

const KIND = 'flow.open';
const BATCH = 100;

/** Runs every day at nine in the morning in Korea. Each transaction covers a hundred companies. */
export const reminderJobs = ({ notices, clock }: { notices: Notices; clock: Clock }) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    const step = (after: string | null) =>
      inTransaction((db) => remindSome(db, { notices, at: clock() }, after, BATCH));
    let after = await step(null);
    while (after !== null && !(await isCancelled())) after = await step(after);
  },
});
