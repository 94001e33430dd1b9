import { deleteAccessesBefore } from '../../kit/audit/access-log.ts';
import type { Clock } from '../../kit/clock.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';

const KIND = 'admin.forgetAccesses';
/** The law requires two years of access lines. Older lines are deleted; the audit log keeps its lines. */
const KEPT_YEARS = 2;
const AT_ONCE = 1_000;

export const adminJobs = (clock: Clock) => ({
  [KIND]: async ({ inTransaction }: JobContext) => {
    const end = new Date(clock());
    end.setUTCFullYear(end.getUTCFullYear() - KEPT_YEARS);
    let deleted = AT_ONCE;
    while (deleted === AT_ONCE) deleted = await inTransaction((db) => deleteAccessesBefore(db, end, AT_ONCE));
  },
});
