import type { TestProject } from 'vitest/node';
import { createCluster } from '../server/test/cluster.ts';
import { createTemplate } from '../server/test/databases.ts';
import { ensureBuilt } from './build-parts.ts';
import { ensurePostgres, POSTGRES_HINT } from './postgres.ts';

/** One cluster for all test files; each makes databases of its own in it. */
export default async (project: TestProject) => {
  await ensureBuilt(console.log);
  const programs = ensurePostgres();
  if (!programs) throw new Error(POSTGRES_HINT);
  const cluster = await createCluster(programs);
  await createTemplate(cluster.url);
  project.provide('postgresUrl', cluster.url);
  project.provide('postgresPrograms', programs);
  return cluster.remove;
};
