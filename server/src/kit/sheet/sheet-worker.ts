import { open, readFile } from 'node:fs/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { FromSheet } from './reader.ts';

const READING_MS = 20_000;
const MEMORY_MB = 320;
/** Limit for unpacked and decoded data, together with what the process itself needs. */
const PROCESS_BYTES_MAX = 640 * 1024 * 1024;
const LOOK_MS = 50;
/** Rows in one message. */
const BATCH = 100;

type FromThread = 'started' | FromSheet;

/** The process stays idle. It can therefore end its thread in the middle of a loop, even if the server is gone. */
const supervise = (path: string) => {
  const answer = (message: FromSheet) => process.send?.(message, () => process.exit());
  const cutOff = () => answer({ trouble: 'too_complex', row: null });
  const thread = new Worker(new URL(import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  thread.on('message', (message: FromThread) => {
    if (message === 'started') {
      setTimeout(cutOff, READING_MS);
      setInterval(() => process.memoryUsage.rss() > PROCESS_BYTES_MAX && cutOff(), LOOK_MS);
    } else if ('trouble' in message || 'isDone' in message) answer(message);
    else process.send?.(message);
  });
  thread.on('error', (error) => {
    const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isOutOfMemory) throw error;
    cutOff();
  });
  process.on('disconnect', () => process.exit());
};

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** First bytes of an old Excel file, and of a file with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const read = async (path: string) => {
  const tell = (message: FromThread) => parentPort?.postMessage(message);
  const { SheetTrouble } = await import('./trouble.ts');
  const { readCsv } = await import('./csv-reader.ts');
  const { readXlsx } = await import('./xlsx-reader.ts');
  const { findHeadings } = await import('./header-row.ts');
  // The time starts here: on a busy machine, loading the parsers alone takes seconds.
  tell('started');
  try {
    const start = await startOf(path);
    if (start.equals(COMPOUND)) throw new SheetTrouble('old_format');
    const { rows: all, ...sheet } = start.equals(ZIP) ? await readXlsx(path) : await readCsv(await readFile(path));
    const { rows, ...headed } = findHeadings(all);
    tell({ sheet: { ...sheet, ...headed, rows: rows.length } });
    // Rows are sent as text, because the receiver passes them to the database without reading them.
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      tell({ rows: JSON.stringify(batch), count: batch.length });
    }
    tell({ isDone: true });
  } catch (error) {
    if (!(error instanceof SheetTrouble)) throw error;
    tell({ trouble: error.code, row: error.row });
  }
};

const startOf = async (path: string) => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(ZIP.length), position: 0 });
  return buffer.subarray(0, bytesRead);
};

if (isMainThread) supervise(process.argv[2] ?? '');
else await read(String(workerData));
