import type { TestProject } from 'vitest/node';
import { createCluster } from '../../server/test/fixtures/database/cluster.ts';
import { createTemplate } from '../../server/test/fixtures/database/databases.ts';
import { ensureBuilt } from '../build-parts.ts';
import { ensurePostgres, POSTGRES_HINT } from '../programs/postgres.ts';

/** Starts one cluster for all test files; each creates databases of its own in it. */
export default async (project: TestProject) => {
  await ensureBuilt(console.log);
  const programs = ensurePostgres() ?? endWith(POSTGRES_HINT);
  const cluster = await createCluster(programs);
  try {
    await createTemplate(cluster.url);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  project.provide('postgresUrl', cluster.url);
  project.provide('postgresPrograms', programs);
  return cluster.remove;
};

/** Ends the run with a sentence. A thrown error would be hidden under a list of all test files. */
const endWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
