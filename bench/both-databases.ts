import { ensurePostgres, POSTGRES_HINT } from '../scripts/programs/postgres.ts';
import type { Database } from '../server/src/kit/db/database.ts';
import { migrate } from '../server/src/kit/db/migrate.ts';
import { openPostgres } from '../server/src/kit/db/postgres.ts';
import { openInMemory } from '../server/src/kit/pglite/embedded.ts';
import { createCluster } from '../server/test/fixtures/database/cluster.ts';
import type { Figure } from './figure.ts';

export type Where = 'embedded' | 'PostgreSQL';
const DEADLINE_MS = 900_000;

/** Runs the same measurement in memory and in a cluster of its own, one after the other. */
export const onBothDatabases = async (measure: (database: Database, where: Where) => Promise<Figure[]>) => {
  const programs = ensurePostgres();
  if (!programs) throw new Error(POSTGRES_HINT);
  const embedded = await openInMemory('server/dist/snapshot.tar');
  const figures = await measure(embedded, 'embedded').finally(embedded.close);
  const cluster = await createCluster(programs, {});
  try {
    const database = await openPostgres({ url: cluster.url, deadlineMs: DEADLINE_MS, onError: () => undefined });
    await migrate(database, 'server/migrations');
    return [...(await measure(database, 'PostgreSQL').finally(database.close)), ...figures];
  } finally {
    await cluster.remove();
  }
};
