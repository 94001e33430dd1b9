import { CompiledQuery, type KyselyPlugin, type QueryId } from 'kysely';
import type { Db } from '../src/kit/db.ts';

/** What `run` asks of the database: each statement's text, and how the database goes about it, or has gone about it. */
export const watchStatements = async (
  db: Db,
  run: (db: Db) => Promise<unknown>,
  explaining: 'explain' | 'explain (analyze, costs off, timing off)' = 'explain',
) => {
  const built = new Map<QueryId, CompiledQuery>();
  const asked: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    // Also of parts of a statement, which nobody asks by themselves.
    transformQuery: ({ node, queryId }) => {
      built.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const statement = built.get(queryId);
      if (statement) asked.push(statement);
      return result;
    },
  };
  const watched = db.withPlugin(watch) as Db;
  // A prepared statement is not built anew, but asked as it is.
  const ask = watched.executeQuery.bind(watched);
  watched.executeQuery = (statement) => {
    if ('queryId' in statement) built.set(statement.queryId, statement);
    return ask(statement);
  };
  await run(watched);
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const explain = CompiledQuery.raw(`${explaining} ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return { statements: asked.map(({ sql }) => sql), plans };
};

/** How many rows the database has looked at in tables and indexes, by a plan that was carried out. */
export const rowsRead = (plan: string) => {
  const scans = plan.matchAll(/Scan .*?\(actual rows=([\d.]+) loops=(\d+)\)/g);
  const removed = plan.matchAll(/Rows Removed by Filter: (\d+)/g);
  const given = [...scans].reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0);
  return given + [...removed].reduce((sum, [, rows]) => sum + Number(rows), 0);
};
