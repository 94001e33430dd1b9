import { setInterval } from 'node:timers';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, Tables } from '../db/database.ts';

const EVERY_MS = 60_000;
const LOG_BYTES = 16 * 2 ** 20;

/**
 * Does the work of PostgreSQL's background processes, which PGlite lacks: its log would grow forever, and no table
 * would be vacuumed.
 */
export const startUpkeep = (database: Pick<Database, 'unhurried' | 'hasRoom'>, keepReserve: () => void) => {
  let running: Promise<unknown> = Promise.resolve();
  // A failed run is repeated in a minute, and the requests show what is wrong with the database.
  const analyzed: Analyzed = new Map();
  const run = () => {
    // Upkeep writes to the log as well: on a full disk it would end a database that can still be read.
    if (!database.hasRoom()) return;
    keepReserve();
    running = running.then(() => tidyUp(database, analyzed)).catch(() => undefined);
  };
  const timer = setInterval(run, EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

/** Changes of each table when its columns were last analyzed. PostgreSQL resets its count only after a whole table. */
export type Analyzed = Map<string, number>;

/** Does one thing at a time, so that requests wait at most for one column of the largest table. */
export const tidyUp = async ({ unhurried }: Pick<Database, 'unhurried'>, analyzed: Analyzed = new Map()) => {
  const stale = await unhurried(async (connection) => {
    // The counts of this session are written to the statistics only on request.
    await ask(connection, 'select pg_stat_force_next_flush()');
    return ask<Stale>(connection, STALE_TABLES);
  });
  const run = (text: string) => unhurried((connection) => ask(connection, text));
  for (const { name, rows, changes, isWorn, columns } of stale) {
    // A count that is lower than before was reset.
    const before = analyzed.get(name) ?? 0;
    const isStale = changes - (changes < before ? 0 : before) > ANALYZED_LEAST + rows * ANALYZED_SHARE;
    if (rows < SMALL_ROWS) {
      if (isWorn || isStale) await run(`vacuum (analyze) ${name}`);
      continue;
    }
    if (isWorn) await run(`vacuum ${name}`);
    if (!isStale) continue;
    for (const column of columns) await run(`analyze ${name} (${column})`);
    analyzed.set(name, changes);
  }
  const [log] = await unhurried((connection) => ask<{ bytes: number }>(connection, LOG_SINCE_CHECKPOINT));
  if (log && log.bytes > LOG_BYTES) await unhurried((connection) => ask(connection, 'checkpoint'));
};

const ask = async <Row>(connection: Kysely<Tables>, text: string) =>
  (await connection.executeQuery<Row>(CompiledQuery.raw(text))).rows;

type Stale = { name: string; rows: number; changes: number; isWorn: boolean; columns: string[] };

/** Smaller tables are analyzed in one statement, which takes some milliseconds. */
const SMALL_ROWS = 1_000;
/** The thresholds of autovacuum. */
const ANALYZED_LEAST = 50;
const ANALYZED_SHARE = 0.1;
const STALE_TABLES = `
  select * from (
    select format('%I.%I', schemaname, relname) as name, n_live_tup as rows, n_mod_since_analyze as changes, relid,
      n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as "isWorn",
      (select json_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = relid and attnum > 0 and not attisdropped) as columns
    from pg_stat_user_tables
  ) as one where "isWorn" or changes > ${ANALYZED_LEAST} + ${ANALYZED_SHARE} * rows
  order by relid`;

const LOG_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`;
