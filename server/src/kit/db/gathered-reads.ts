import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Db, Tables } from './database.ts';
import { readsOnly } from './read-only.ts';

type Waiting = {
  query: CompiledQuery;
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: unknown) => void;
};

const gatherers = new WeakSet<Db>();

/**
 * Returns a handle that sends all reads which are asked for at the same time as one statement. While one is on its way,
 * it collects the next. Values arrive as JSON: a `numeric` is a number then, and a `timestamp` has a T.
 */
export const gatheredReads = (db: Db): Db => {
  if (gatherers.has(db)) return db;
  const executeQuery = gatherer(db);
  const connection = { executeQuery, streamQuery: refuse } as DatabaseConnection;
  const nothing = async () => undefined;
  const driver = {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: nothing,
  };
  const kysely = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (whole) => new PostgresIntrospector(whole),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const handle = readsOnly(kysely as unknown as Db);
  gatherers.add(handle);
  return handle;
};

const refuse = (): never => {
  throw new Error('gathered reads have no transaction and no stream');
};

const gatherer = (db: Db) => {
  let waiting: Waiting[] = [];
  let isSending = false;

  const sendAll = async () => {
    isSending = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const found = await readTogether(
          db,
          batch.map(({ query }) => query),
        );
        for (const [at, { resolve }] of batch.entries()) resolve({ rows: found[at] ?? [] });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      // Those who wait for these rows ask for the next ones now.
      await settled();
    }
    isSending = false;
  };

  return (query: CompiledQuery) =>
    new Promise<QueryResult<unknown>>((resolve, reject) => {
      waiting.push({ query, resolve, reject });
      if (isSending) return;
      isSending = true;
      void settled().then(sendAll);
    });
};

/** Waits until no function that is ready to run is left. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const readTogether = async (db: Db, queries: CompiledQuery[]): Promise<unknown[][]> => {
  const parameters: unknown[] = [];
  const parts = queries.map((query, at) => {
    const before = parameters.length;
    parameters.push(...query.parameters);
    const text = query.sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`);
    return `(select coalesce(json_agg(found), '[]') from (${text}) found) as "${at}"`;
  });
  const [first] = queries;
  if (!first) return [];
  const whole = { ...first, sql: `select ${parts.join(', ')}`, parameters };
  const { rows } = await db.executeQuery<Record<number, unknown[]>>(whole);
  return queries.map((_, at) => rows[0]?.[at] ?? []);
};
