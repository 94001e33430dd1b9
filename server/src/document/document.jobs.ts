import type { Clock } from '../kit/clock.ts';
import type { JobContext } from '../kit/jobs/queue.ts';
import type { FileStore } from './file-store.ts';
import { sweepFiles } from './kept-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const KIND = 'document.sweep';

/** Leaves young files alone: another process may be in the middle of an upload. */
export const documentJobs = (files: FileStore, clock: Clock) => ({
  [KIND]: async ({ inTransaction }: JobContext) => {
    await sweepFiles(files, inTransaction, new Date(clock().getTime() - HOUR_MS));
  },
});
