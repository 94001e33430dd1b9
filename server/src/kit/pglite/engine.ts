import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { parsers } from '../db/database.ts';
import { DISK_FULL, isDiskFull } from '../files/disk-room.ts';
import { databaseError, fieldsOf } from './errors.ts';
import { compilePglite, type PgliteModule } from './module.ts';
import { createStatements } from './statements.ts';
import { SyncedFS } from './synced-fs.ts';

/** Form of a result that the drivers of Kysely expect of `pg`. */
export type Result = { command: string; rowCount: number; rows: unknown[] };

export type Engine = {
  run: (text: string, parameters: readonly unknown[]) => Promise<Result>;
  close: () => Promise<void>;
};

/** Small segments: every test file restores the snapshot, and a first start writes it to disk. */
const INITDB = ['--wal-segsize=1'];

const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

type Durable = {
  folder: string;
  module?: PgliteModule;
  fs?: SyncedFS;
  /** Called in the middle of a query that will never answer. */
  onAbort?: (error: Error) => void;
};

/** Opens a database on disk and syncs every commit; a folder without a database gets an empty one. */
export const openDurableEngine = async ({
  folder,
  module,
  fs = new SyncedFS(folder),
  onAbort,
}: Durable): Promise<Engine> => {
  // PostgreSQL names the cause here; the errors of PGlite do not.
  let lastWords: string | undefined;
  const onStderr = (line: string) => {
    lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastWords;
    if (line.startsWith('Aborted(')) onAbort?.(ending(lastWords ?? line, '57P02'));
    return false;
  };
  try {
    const engine = await openEngine({ fs, startParams: DURABLE, onStderr }, module);
    const before = fs.synced;
    // Costs one record in the log and needs no table.
    await engine.run(`select pg_logical_emit_message(true, 'ieum', 'start')`, []);
    if (fs.synced === before) throw new Error('a commit does not reach the disk');
    return engine;
  } catch (error) {
    throw ending(lastWords ?? fieldsOf(error).message, '57P03');
  }
};

/** Builds the error that ended the session; a full disk gets its own code. */
const ending = (words: string, otherwise: string) =>
  Object.assign(databaseError(words, isDiskFull(words) ? DISK_FULL : otherwise), { severity: 'PANIC' });

export const openEngine = async (options: PGliteOptions, module?: PgliteModule): Promise<Engine> => {
  const pgliteWasmModule = module ?? (await compilePglite());
  const pglite = await PGlite.create({ initDbStartParams: INITDB, ...options, pgliteWasmModule, parsers });
  await pglite.exec(`set time zone 'UTC'`);
  const ask = createStatements(pglite);
  return {
    // Without parameters several statements may come at once, as with `pg`.
    run: async (text, parameters) =>
      shown(parameters.length > 0 ? await ask(text, parameters) : (await pglite.exec(text)).at(-1)),
    close: () => pglite.close(),
  };
};

const shown = (result: Awaited<ReturnType<ReturnType<typeof createStatements>>>): Result => {
  // PGlite hides a trap or an exit of the WebAssembly and returns a result without a command.
  if (!result?.command) throw databaseError('the database ended without an answer', '57P02');
  return { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows };
};
