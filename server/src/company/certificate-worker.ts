import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Reading } from './certificate-reading.ts';

/** `started` when the reader has been loaded; then what is known so far, page by page; `done` after the last. */
export type FromReader = 'started' | 'done' | Reading;

const READING_MS = 5000;
const MEMORY_MB = 256;
/** Unpacked data counts here alone; with everything that the process needs by itself. */
const PROCESS_BYTES_MAX = 512 * 1024 * 1024;
const LOOK_MS = 50;

/** The process stays idle, and so can end its thread in the middle of a loop, even if the server is gone by then. */
const supervise = (path: string) => {
  let known: Reading | undefined;
  const answer = (isCutOff: boolean) => {
    const reading = known && { ...known, isCutOff: known.isCutOff || isCutOff };
    // Without an answer the process has failed, which its caller knows what to make of.
    if (reading) process.send?.(reading, () => process.exit());
    else process.exit();
  };
  const thread = new Worker(new URL(import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  thread.on('message', (message: FromReader) => {
    if (message === 'started') setTimeout(answer, READING_MS, true);
    else if (message === 'done') answer(false);
    else known = message;
  });
  thread.on('error', () => answer(true));
  setInterval(() => process.memoryUsage.rss() > PROCESS_BYTES_MAX && answer(true), LOOK_MS);
  process.on('disconnect', () => process.exit());
};

const read = async (path: string) => {
  const tell = (message: FromReader) => parentPort?.postMessage(message);
  // The reader speaks about everything that is odd; a hostile file would have it speak a million times.
  for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
  const { readPages } = await import('./certificate-text.ts');
  const { readingOf } = await import('./certificate-fields.ts');
  tell('started');
  for await (const read of readPages(path)) tell(readingOf(read));
  tell('done');
};

if (isMainThread) supervise(process.argv[2] ?? '');
else await read(String(workerData));
