import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Reading } from './reading.ts';

/** `started` when the reader has been loaded; then what is known so far, page by page; `done` after the last. */
export type FromReader = 'started' | 'done' | Reading;

/** `numberAbroad` is empty for a company in Korea. */
type Task = { path: string; numberAbroad: string };

/** Of the processor's time: a busy machine must not make a good file look like a bad one. */
const CPU_MS_MAX = 5000;
const READING_MS = 30_000;
const MEMORY_MB = 256;
/** Unpacked data counts here alone; with everything that the process needs by itself. */
const PROCESS_BYTES_MAX = 512 * 1024 * 1024;
const LOOK_MS = 50;

/** The process stays idle, and so can end its thread in the middle of a loop, even if the server is gone by then. */
const supervise = (path: string, numberAbroad: string) => {
  let known: Reading | undefined;
  const answer = (isCutOff: boolean) => {
    const reading = known && { ...known, isCutOff: known.isCutOff || isCutOff };
    // Without an answer the process has failed, which its caller knows what to make of.
    if (reading) process.send?.(reading, () => process.exit());
    else process.exit();
  };
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { path, numberAbroad } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  thread.on('message', (message: FromReader) => {
    if (message === 'started') watch(() => answer(true));
    else if (message === 'done') answer(false);
    else known = message;
  });
  thread.on('error', () => answer(true));
  process.on('disconnect', () => process.exit());
};

const watch = (cutOff: () => void) => {
  const start = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(start);
    if (user + system > CPU_MS_MAX * 1000 || process.memoryUsage.rss() > PROCESS_BYTES_MAX) cutOff();
  };
  setInterval(look, LOOK_MS);
  setTimeout(cutOff, READING_MS);
};

const read = async ({ path, numberAbroad }: Task) => {
  const tell = (message: FromReader) => parentPort?.postMessage(message);
  // The reader speaks about everything that is odd; a hostile file would have it speak a million times.
  for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
  const { loadReader, readPages } = await import('./text.ts');
  const { readingOf } = await import('./fields.ts');
  const reader = await loadReader();
  // Not before: on a busy machine, loading the reader alone takes seconds.
  tell('started');
  for await (const read of readPages(reader, path)) tell(readingOf(read, numberAbroad));
  tell('done');
};

if (isMainThread) supervise(process.argv[2] ?? '', process.argv[3] ?? '');
else await read(workerData);
