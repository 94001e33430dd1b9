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
  const run = () => {
    // Upkeep writes to the log as well: on a full disk it would end a database that can still be read.
    if (!database.hasRoom()) return;
    keepReserve();
    running = running.then(() => tidyUp(database)).catch(() => undefined);
  };
  const timer = setInterval(run, EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

/** Does one thing at a time, so that requests wait at most for the largest table. */
export const tidyUp = async ({ unhurried }: Pick<Database, 'unhurried'>) => {
  const stale = await unhurried(async (connection) => {
    // The counts of this session are written to the statistics only on request.
    await ask(connection, 'select pg_stat_force_next_flush()');
    return ask<{ name: string }>(connection, STALE_TABLES);
  });
  for (const { name } of stale) await unhurried((connection) => ask(connection, `vacuum (analyze) ${name}`));
  const [log] = await unhurried((connection) => ask<{ bytes: number }>(connection, LOG_SINCE_CHECKPOINT));
  if (log && log.bytes > LOG_BYTES) await unhurried((connection) => ask(connection, 'checkpoint'));
};

const ask = async <Row>(connection: Kysely<Tables>, text: string) =>
  (await connection.executeQuery<Row>(CompiledQuery.raw(text))).rows;

/** The thresholds of autovacuum. */
const STALE_TABLES = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
  order by relid`;

const LOG_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`;
