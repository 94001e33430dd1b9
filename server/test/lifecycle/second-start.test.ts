import { expect, it } from 'vitest';
import { lockDataFolder } from '../../src/kit/files/data-folder.ts';
import { runProduct, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { seed } from '../fixtures/process/seed.ts';
import { expectKept, storedIn } from '../fixtures/process/stored-data.ts';
import { createWriters, writeUntil } from '../fixtures/process/writers.ts';
import { isLong } from '../suite.ts';

const ROUNDS = isLong ? 20 : 1;
const WRITERS = 4;
const WRITES = 20;

/** Expects one sentence on stderr, nothing else, and exit code 1. */
const expectRefusal = async (folder: string) => {
  const { code, stderr } = await runProduct([], { PORT: '0', DATA_DIR: folder });
  expect(stderr).toMatch(/^Another Ieum is already running on [^\n]+\n$/);
  expect(code).toBe(1);
};

it(
  `F-3 refuses a second start on a folder in use, ${ROUNDS} times; after kill -9 of the first the folder is free`,
  () =>
    withFolder(async (folder) => {
      const { suppliers } = await seed(folder);
      const writers = await createWriters(suppliers.slice(0, WRITERS));
      for (let round = 1; round <= ROUNDS; round++) {
        const { url, kill } = await startProduct(folder);
        const end = () => expectRefusal(folder);
        await writeUntil(writers, { url, operations: ['registerFactory', 'setConsent'], until: WRITES, end });
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        await kill('SIGKILL');
      }
      const lock = lockDataFolder(folder);
      expectKept(writers.writers, await storedIn(folder));
      lock.release();
      score(
        `F-3: ${ROUNDS} second starts refused, the first unharmed: ${writers.acknowledged()} writes acknowledged, 0 lost`,
      );
    }),
  ROUNDS * 60_000,
);
