import { createThreads, type ThreadOptions } from '../../kit/computing/threads.ts';
import type { ComputingSettings } from './computing-worker.ts';

let script = new URL(
  import.meta.url.endsWith('.ts') ? './computing-worker.ts' : './computing-worker.js',
  import.meta.url,
);

/** Lets tests use the built script, which starts in half the time. */
export const computeWith = (built: URL) => {
  script = built;
};

type Options = ComputingSettings & Pick<ThreadOptions, 'execute' | 'onTrouble'>;

/** Prepares threads that answer the heavy operations; each starts when it is needed. */
export const startThreads = ({ execute, onTrouble, ...settings }: Options) =>
  createThreads({ script, workerData: settings, execute, onTrouble });
