import type { Clock } from '../kit/clock.ts';
import { deleteAnswersEndedBefore } from '../kit/http/idempotency.ts';
import type { JobContext } from '../kit/jobs/queue.ts';
import { deleteLimitsEndedBefore } from '../kit/security/limits.ts';
import { forgetOwnerlessMails } from '../notice/mail/outbox.ts';
import { deleteLinksEndedBefore } from './link.store.ts';
import { deleteDevicesSeenBefore } from './sessions/device.store.ts';
import { devicesKnownSince } from './sessions/devices.ts';
import { deleteSessionsEndedBefore } from './sessions/session.store.ts';
import { deleteFailuresEndedBefore } from './sign-in/failure.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age at which the daily job deletes mails: the privacy policy promises erasure within five days after a departure. */
const FAREWELL_MS = 4 * DAY_MS;
const KIND = 'account.forgetEnded';

/** Deletes once a day what has ended: sessions, links, counted tries, kept answers, old devices, last mails. */
export const accountJobs = (clock: Clock) => ({
  [KIND]: ({ inTransaction }: JobContext) =>
    inTransaction(async (db) => {
      const now = clock();
      await deleteSessionsEndedBefore(db, now);
      await deleteLinksEndedBefore(db, now);
      await deleteFailuresEndedBefore(db, now);
      await deleteDevicesSeenBefore(db, devicesKnownSince(now));
      await deleteLimitsEndedBefore(db, now);
      await deleteAnswersEndedBefore(db, now);
      await forgetOwnerlessMails(db, new Date(now.getTime() - FAREWELL_MS));
    }),
});
