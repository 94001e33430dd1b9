import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './database.ts';
import { handleOver } from './statement-handle.ts';

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
  const handle = handleOver(gatherer(db));
  gatherers.add(handle);
  return handle;
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
