import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { type Database, guarded, sqlStateOf, statementsOf, type Tables, transactionsOf } from '../db/database.ts';
import { handleOver, statementsOn } from '../db/statement-handle.ts';
import { fileTrouble } from '../files/data-folder.ts';
import { createReserve, DISK_FULL, hasRoomIn, isDiskFull } from '../files/disk-room.ts';
import { StartError } from '../start-error.ts';
import type { Engine } from './engine.ts';
import { errorOf, fieldsOf } from './errors.ts';
import { POSTGRES_MAJOR } from './module.ts';
import { createPGlitePool, type OnDeath } from './pool.ts';
import { prepareDatabase } from './preparation.ts';
import { openThread } from './thread.ts';
import { startUpkeep } from './upkeep.ts';

type Options = {
  folder: string;
  /** A tar of `writeSnapshot`; without it the first start creates an empty database, which takes longer. */
  snapshot?: string;
  deadlineMs: number;
  onReopen?: (why: string) => void;
};

const OPEN_MS = 60_000;

/** The folder must be prepared and locked: PGlite does not notice a second process in it. */
export const openEmbedded = async ({ folder, snapshot, deadlineMs, onReopen }: Options): Promise<Database> => {
  const path = join(folder, 'db');
  try {
    if (!exists(path)) await prepareDatabase(folder, snapshot, OPEN_MS);
    refuseForeign(path);
  } catch (error) {
    throw fileTrouble(error, folder);
  }
  const reserve = createReserve(folder);
  const open = (onDeath: OnDeath) => openThread({ folder: path, openMs: OPEN_MS, onDeath });
  const openInNeed: typeof open = (onDeath) =>
    open(onDeath).catch((error) => {
      if (sqlStateOf(error) !== DISK_FULL) throw error;
      reserve.giveUp();
      return open(onDeath);
    });
  const pool = await createPGlitePool(openInNeed, onReopen ?? (() => undefined)).catch((error) => {
    throw unusable(path, error);
  });
  reserve.keep();
  const hasRoom = () => hasRoomIn(folder);
  const database = { ...databaseOf(pool, deadlineMs), hasRoom };
  const upkeep = startUpkeep(database, reserve.keep);
  return {
    ...database,
    close: async () => {
      await upkeep.stop();
      await database.close();
    },
  };
};

/**
 * For tests: opens the database of the snapshot in memory; closing deletes it. The product runs the engine in a thread,
 * and would otherwise load it twice.
 */
export const openInMemory = async (snapshot: string): Promise<Database> => {
  const { openEngine } = await import('./engine.ts');
  return databaseOfEngine(await openEngine({ loadDataDir: new Blob([readFileSync(snapshot)]) }));
};

export const databaseOfEngine = async (engine: Engine) => {
  const run: Engine['run'] = (text, parameters) =>
    engine.run(text, parameters).catch((error) => {
      throw errorOf(fieldsOf(error));
    });
  const pool = await createPGlitePool(
    async () => ({ run, close: engine.close }),
    () => undefined,
  );
  return databaseOf(pool, Number.POSITIVE_INFINITY);
};

const databaseOf = (pool: Awaited<ReturnType<typeof createPGlitePool>>, deadlineMs: number): Database => {
  const open = (limited: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }) });
  const limited = pool.poolOf(deadlineMs);
  const kysely = open(limited);
  const unlimited = open(pool.poolOf(Number.POSITIVE_INFINITY));
  return {
    kysely,
    inTransaction: guarded(transactionsOf(kysely)),
    inStatement: guarded(statementsOf(handleOver(statementsOn(limited)))),
    unhurried: (run) => unlimited.connection().execute(run),
    ping: async () => {
      await kysely.executeQuery(CompiledQuery.raw('select 1'));
    },
    hasRoom: () => true,
    close: pool.close,
  };
};

/** Uses `lstat` and not `existsSync`: a folder without permission exists too, and must not be created again. */
const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const refuseForeign = (path: string) => {
  const version = readVersion(path);
  if (version === undefined) throw unusable(path, new Error('PG_VERSION is missing'));
  if (version === POSTGRES_MAJOR) return;
  throw new StartError(
    `The database in ${path} was made by PostgreSQL ${version.slice(0, 10)} and this Ieum needs ${POSTGRES_MAJOR}: nothing was changed; start the Ieum it belongs to, or restore a backup of this version.`,
  );
};

const readVersion = (path: string) => {
  try {
    return readFileSync(join(path, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code));
    if (isMissing) return undefined;
    throw error;
  }
};

const unusable = (path: string, error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  if (why.includes('Permission denied')) return fileTrouble(Object.assign(new Error(why), { code: 'EACCES' }), path);
  if (isDiskFull(why)) return fileTrouble(Object.assign(new Error(why), { code: 'ENOSPC' }), path);
  return new StartError(
    `The database in ${path} is damaged or cannot be opened (${why}): nothing in it was deleted or replaced; restore a backup, or move the folder away to begin anew.`,
  );
};
