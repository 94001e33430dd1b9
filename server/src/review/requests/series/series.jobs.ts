import { type Clock, todayInSeoul } from '../../../kit/clock.ts';
import type { JobContext } from '../../../kit/jobs/queue.ts';
import type { Notices } from '../../../notice/inbox/notices.ts';
import { createEmit } from '../../record/events.ts';
import { requestNotifications } from '../notifications.ts';
import { seriesNotifications } from './notifications.ts';
import { sendDue } from './sending.ts';
import { lockDueSeries } from './series.store.ts';

const KIND = 'review.series';
const BATCH = 20;

/**
 * Runs every day at nine in the morning in Korea and sends the recurring requests of the periods that have ended. Each
 * transaction also stores the next day of its series, so a crash or a second run sends nothing twice.
 */
export const seriesJobs = ({ notices, clock }: { notices: Notices; clock: Clock }) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    const emit = createEmit([requestNotifications(notices), seriesNotifications(notices)]);
    const step = () =>
      inTransaction(async (db) => {
        const at = clock();
        const due = await lockDueSeries(db, todayInSeoul(at), BATCH);
        for (const series of due) await sendDue(db, series, { emit, at, by: null });
        return due.length;
      });
    while ((await step()) === BATCH) if (await isCancelled()) return;
  },
});
