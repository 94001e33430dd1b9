import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Reading } from './reading.ts';

/** `started` when the reader is loaded, then the reading so far after each page, then `done`. */
export type FromReader = 'started' | 'done' | Reading;

/** `numberAbroad` is empty for a company in Korea. */
type Task = { path: string; numberAbroad: string };

/** Counts processor time: a busy machine must not make a good file look like a bad one. */
const CPU_MS_MAX = 5000;
const READING_MS = 30_000;
const MEMORY_MB = 256;
/** Limits the whole process: this is the only limit that counts unpacked data. */
const PROCESS_BYTES_MAX = 512 * 1024 * 1024;
const LOOK_MS = 50;

/** Keeps the main thread idle: it can end the reading thread in the middle of a loop, even if the server is gone. */
const supervise = (path: string, numberAbroad: string) => {
  let known: Reading | undefined;
  const answer = (isCutOff: boolean) => {
    const reading = known && { ...known, isCutOff: known.isCutOff || isCutOff };
    // A process that ends without an answer has failed; its caller handles that.
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
  const send = (message: FromReader) => parentPort?.postMessage(message);
  // The reader logs everything that is odd; a hostile file could make it log a million lines.
  for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
  const { loadReader, readPages } = await import('./text.ts');
  const { readingOf } = await import('./fields.ts');
  const reader = await loadReader();
  // The time counts from here: on a busy machine, loading the reader alone takes seconds.
  send('started');
  for await (const read of readPages(reader, path)) send(readingOf(read, numberAbroad));
  send('done');
};

if (isMainThread) supervise(process.argv[2] ?? '', process.argv[3] ?? '');
else await read(workerData);
