import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Database, guarded, parsers, sqlStateOf, statementsOf, type Tables, transactionsOf } from './database.ts';
import { handleOver, statementsOn } from './statement-handle.ts';
import { createStatementNames } from './statement-names.ts';
import { openWire } from './wire.ts';

type Options = {
  url: string;
  deadlineMs: number;
  /** Additional time for a server that does not answer at all; a server that answers ends the statement itself. */
  silenceMs?: number;
  onError: (error: Error) => void;
  /** Connections at most; the driver has a default. */
  connections?: number;
};

const CONNECT_MS = 5_000;
const SILENCE_MS = 5_000;
/** PostgreSQL 15. */
const OLDEST = 150_000;

export const openPostgres = async ({
  url,
  deadlineMs,
  silenceMs = SILENCE_MS,
  onError,
  connections,
}: Options): Promise<Database> => {
  const place = placeOf(url);
  const limits = {
    statement_timeout: deadlineMs,
    query_timeout: deadlineMs + silenceMs,
    ...(connections && { max: connections }),
  };
  const pool = createPool(url, onError, limits);
  await check(pool, place).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const named = namedPool(pool);
  const kysely = kyselyOn(named);
  return {
    kysely,
    inTransaction: guarded(transactionsOf(kysely)),
    inStatement: guarded(statementsOf(handleOver(statementsOn(named)))),
    unhurried: async (run) => {
      const unlimited = createPool(url, onError, { max: 1 });
      try {
        return await kyselyOn(namedPool(unlimited)).connection().execute(run);
      } finally {
        await unlimited.end();
      }
    },
    ping: async () => {
      await kysely.executeQuery(CompiledQuery.raw('select 1'));
    },
    // The server has its own disk: it refuses a write without room, and continues.
    hasRoom: () => true,
    openWire: (onText) => openWire({ connectionString: url, connectionTimeoutMillis: CONNECT_MS }, onText, onError),
    close: () => pool.end(),
  };
};

const kyselyOn = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Names the statements of a pool, and gives a lost connection a code. */
const namedPool = (pool: pg.Pool): PostgresPool => {
  const nameOf = createStatementNames();
  const connect = async () => {
    const client = await pool.connect().catch((error) => {
      throw asDatabaseError(error);
    });
    let lost: unknown;
    const query = async (text: string, parameters: readonly unknown[] = []) => {
      // A connection that did not answer will not answer a rollback either. It fails at once and is not used again.
      if (lost) throw lost;
      const name = parameters.length > 0 ? nameOf(text) : undefined;
      try {
        const { command, rowCount, rows } = await client.query({
          text,
          values: [...parameters],
          ...(name && { name }),
        });
        return { command, rowCount: rowCount ?? 0, rows };
      } catch (error) {
        const failed = asDatabaseError(error);
        if (sqlStateOf(failed) === LOST) lost = failed;
        throw failed;
      }
    };
    const release = (isBroken?: boolean) => client.release(isBroken || lost !== undefined);
    return { query, release } as PostgresPoolClient;
  };
  return { connect, end: () => pool.end(), options: {} };
};

/** SQLSTATE of a failed connection. */
const LOST = '08006';

/** Gives a lost connection an SQLSTATE, so that callers check only one kind of code. */
const asDatabaseError = (error: unknown) => {
  const isSqlState = /^(?=.*\d)[0-9A-Z]{5}$/.test(sqlStateOf(error));
  return isSqlState || !(error instanceof Error) ? error : Object.assign(error, { code: LOST });
};

const createPool = (connectionString: string, onError: (error: Error) => void, limits: pg.PoolConfig) => {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid) },
    ...limits,
  });
  // An error without a listener ends the process; the pool itself listens only while a connection is idle.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
};

/** Returns what a log may show: never the user, never the password. */
const placeOf = (address: string) => {
  const url = URL.parse(address);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  // An unescaped # or ? in the password would make the rest of it look like a fragment or a query.
  if (!url || !isPostgres || url.hash || url.search.includes('@'))
    throw new StartError(
      'DATABASE_URL is not a PostgreSQL address such as postgres://user:password@host:5432/name: write special characters in the password as %23, %3F, %40 and so on.',
    );
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  return { server: `${host}:${url.port || 5432}`, name: url.pathname.slice(1) };
};

const check = async (pool: pg.Pool, { server, name }: ReturnType<typeof placeOf>) => {
  const version = await pool
    .query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
    .catch((error) => {
      throw new StartError(sentence(sqlStateOf(error), server, name));
    });
  if ((version.rows[0]?.number ?? 0) < OLDEST)
    throw new StartError(`The PostgreSQL at ${server} is too old: Ieum needs version 15 or newer.`);
};

const sentence = (code: string, server: string, name: string) => {
  if (code.startsWith('28'))
    return `PostgreSQL at ${server} refused the user or password for the database "${name}": check DATABASE_URL.`;
  if (code === '3D000') return `PostgreSQL at ${server} has no database "${name}": create it or check DATABASE_URL.`;
  if (code === '42501')
    return `PostgreSQL at ${server} does not let this user into the database "${name}": grant CONNECT.`;
  if (/^\d/.test(code)) return `PostgreSQL at ${server} cannot serve the database "${name}" now (${code}).`;
  return `PostgreSQL at ${server} (database "${name}") cannot be reached${code && ` (${code})`}: check that it runs and that DATABASE_URL is right.`;
};
