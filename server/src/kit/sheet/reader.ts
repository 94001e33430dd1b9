import { fork } from 'node:child_process';
import type { ImportTrouble } from '@ieum/contract';
import { createTurns } from '../turns.ts';
import { SheetTrouble } from './trouble.ts';

export type ReadSheet = {
  format: 'csv' | 'xlsx';
  encoding: string;
  name: string;
  headRow: number;
  heads: string[];
  rows: number;
};

/** `rows` is JSON of a list of `SheetRow`. */
export type FromSheet =
  | { sheet: ReadSheet }
  | { rows: string; count: number }
  | { isDone: true }
  | { trouble: ImportTrouble; row: number | null };

type OnSheet = { onSheet: (sheet: ReadSheet) => Promise<void>; onRows: (rows: string, count: number) => Promise<void> };

const AT_ONCE = 1;
/** Exit code of a program that has a fault. */
const UNCAUGHT = 1;
let script = new URL(import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url);

/** For tests, which read dozens: the built script starts in half the time. */
export const readSheetsWith = (built: URL) => {
  script = built;
};

/** Throws a `SheetTrouble` if the file cannot be read; the caller must then discard all rows of it. */
export const readSheet = (path: string, on: OnSheet): Promise<void> => inTurn(() => read(path, on));

const inTurn = createTurns(AT_ONCE);

/** Reads in a separate process, as other uploads are inspected: the server continues, whatever the file does to it. */
const read = async (path: string, { onSheet, onRows }: OnSheet) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The process gets neither our settings nor our start options.
  const child = fork(script, [path], { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  let last: Promise<void> = Promise.resolve();
  const take = async (message: FromSheet) => {
    if ('trouble' in message) throw new SheetTrouble(message.trouble, message.row);
    if ('sheet' in message) await onSheet(message.sheet);
    else if ('rows' in message) await onRows(message.rows, message.count);
    else resolve();
  };
  child.on('message', (message: FromSheet) => {
    last = last.then(() => take(message));
    last.catch(reject);
  });
  child.on('error', reject);
  child.on('exit', (code) => {
    // Rows that it has sent may still be on their way into the database.
    const ended = code === UNCAUGHT ? new Error('a sheet could not be read') : new SheetTrouble('too_complex');
    last.then(() => reject(ended)).catch(reject);
  });
  try {
    await promise;
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
};
