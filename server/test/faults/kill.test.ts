import { it } from 'vitest';
import { usePostgres } from '../fixtures/database/databases.ts';
import { startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { seed, seedPostgres } from '../fixtures/process/seed.ts';
import { expectKept, expectWholeFiles, storedAfterStart } from '../fixtures/process/stored-data.ts';
import { createWriters, type Operation, writeUntil } from '../fixtures/process/writers.ts';
import { isGate, isLong } from '../suite.ts';

const MIXED: Operation[] = ['registerFactory', 'updateProfile', 'setPicture', 'setConsent'];
/** Largest number of acknowledged writes before the kill, drawn for each round. Other writes are under way then. */
const MOST_BEFORE_KILL = 60;

const url = await usePostgres();
const place = url ? 'PostgreSQL' : 'the embedded database';
const [short, long] = url || isGate ? [1, 10] : [3, 50];
const rounds = isLong ? long : short;
const env = { LIMIT_FACTOR: '100000', ...(url && { DATABASE_URL: url }) };

it(
  `F-1 keeps every acknowledged write and leaves nothing half done over ${rounds} rounds of kill -9 on ${place}`,
  () =>
    withFolder(async (folder) => {
      const { suppliers } = url ? await seedPostgres(folder, url) : await seed(folder);
      const writers = await createWriters(suppliers);
      for (let round = 1; round <= rounds; round++) {
        const product = await startProduct(folder, env);
        const until = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL);
        const end = () => product.kill('SIGKILL');
        await writeUntil(writers, { url: product.url, operations: MIXED, until, end });
      }
      const stored = await storedAfterStart(folder, url);
      expectKept(writers.writers, stored);
      expectWholeFiles(stored);
      const { factories, consents, documents } = stored;
      const figures = `${factories.length} factories, ${consents.length} consents, ${documents.length} pictures stored`;
      score(
        `F-1 ${place}: ${rounds} rounds of kill -9 under ${suppliers.length} writers: ${writers.acknowledged()} writes acknowledged, ${figures}, 0 lost, 0 half done`,
      );
    }),
  rounds * 60_000,
);
