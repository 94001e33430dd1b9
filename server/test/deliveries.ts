import type { InTransaction } from '../src/kit/db.ts';
import type { JobHandlers } from '../src/kit/jobs.ts';
import type { Notices } from '../src/notice/notices.ts';
import { deliveryJobs } from '../src/supply/link.delivering.ts';

/** What one company says to another by a link is delivered by a job: here, by the time its request is answered. */
export const createDeliveries = (inTransaction: InTransaction, noticesOf: () => Notices) => {
  const waiting: { kind: string; payload: unknown }[] = [];
  const handlers = (): JobHandlers => deliveryJobs({ notices: noticesOf() });
  const [progress, isCancelled] = [async () => undefined, async () => false];
  return {
    note: (kind: string, payload: unknown) => {
      if (kind in handlers()) waiting.push({ kind, payload });
    },
    deliver: async () => {
      for (const { kind, payload } of waiting.splice(0))
        await handlers()[kind]?.({ payload, inTransaction, progress, isCancelled });
    },
  };
};
