// @left-to-all: The gate copies rows both ways in `restore-content.postgres.test.ts`.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needPostgres } from '../fixtures/database/databases.ts';
import {
  factoryNames,
  keptFiles,
  linesOf,
  PATIENCE_MS,
  signUp,
  whileOthersWrite,
} from '../fixtures/process/backups.ts';
import { clientOf, runProduct, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { seed, seedPostgres } from '../fixtures/process/seed.ts';
import { leftToAll } from '../suite.ts';

const [forMove, forBackup, forRefusals] = [await needPostgres(), await needPostgres(), await needPostgres()];

describe('npm run move', { timeout: PATIENCE_MS }, () => {
  it('takes the embedded database to PostgreSQL and leaves the files where they are', () =>
    withFolder(async (folder) => {
      const { supplier, suppliers } = await seed(folder);
      const first = await startProduct(folder);
      await signUp(first);
      await clientOf(first.url, supplier).registerFactory({ name: '수원 공장', country: 'KR' });
      const files = keptFiles(folder);
      const tooEarly = await runProduct(['move', forMove], { DATA_DIR: folder });
      expect(tooEarly.stderr).toBe(`Another Ieum is already running on ${folder}: stop it first.\n`);
      await first.kill('SIGTERM');

      const moved = await runProduct(['move', forMove], { DATA_DIR: folder });
      expect(moved).toMatchObject({ code: 0, stderr: '' });
      // All suppliers, the admin, and the person who has just signed up.
      const people = new RegExp(`^account_user +${suppliers.length + 3} `);
      expect(linesOf(moved.stdout)).toContainEqual(expect.stringMatching(people));

      // An embedded database would not know the files that arrive from now on, and would delete them.
      const astray = await runProduct([], { DATA_DIR: folder, PORT: '0' });
      expect(astray.stderr).toMatch(/^The files in .* belong to a PostgreSQL database: set DATABASE_URL/);
      expect(keptFiles(folder)).toEqual(files);

      const second = await startProduct(folder, { DATABASE_URL: forMove });
      expect(await factoryNames(second, supplier)).toEqual(['수원 공장']);
      await second.kill('SIGTERM');
    }));

  // The gate keeps the refusal of a running product above.
  leftToAll(() => {
    it('says in one sentence what is in the way', () =>
      withFolder(async (folder) => {
        const [data, otherFolder] = [join(folder, 'data'), join(folder, 'other')];
        await seed(data);
        await seedPostgres(otherFolder, forRefusals);
        const says = async (args: string[], sentence: RegExp, env: Record<string, string> = {}) => {
          const { code, stderr } = await runProduct(args, { DATA_DIR: data, ...env });
          expect(stderr).toMatch(sentence);
          expect(stderr.trim().split('\n')).toHaveLength(1);
          expect(code).toBe(1);
        };
        await says(['move'], /^Where to\?/);
        await says(['move', 'mysql://x:hush@y'], /^DATABASE_URL must be an address such as postgres(?!.*hush)/);
        await says(['move', forRefusals], /^DATABASE_URL is set/, { DATABASE_URL: forRefusals });
        await says(['move', forRefusals], /^There is no database in/, { DATA_DIR: otherFolder });
        await says(['move', forRefusals], /^There is data already \(in account_session\)/);
      }));
  });
});

// The gate keeps the same journey of the embedded database, and `kit/backup/restore-content.postgres.test.ts` in both
// directions.
leftToAll(() => {
  describe('npm run backup', { timeout: PATIENCE_MS }, () => {
    it('I6 takes from PostgreSQL, while eight write, what an embedded database can go on with', () =>
      withFolder(async (folder) => {
        const [data, place, file] = [join(folder, 'data'), join(folder, 'place'), join(folder, 'backup.tar')];
        const env = { DATA_DIR: data, DATABASE_URL: forBackup };
        const { supplier } = await seedPostgres(data, forBackup);
        const product = await startProduct(data, { ...env, PROCESSES: '2' });
        await signUp(product);
        let report = '';
        const before = await whileOthersWrite(product, supplier, async () => {
          const made = await runProduct(['backup', file], env);
          expect(made).toMatchObject({ code: 0, stderr: '' });
          report = made.stdout;
        });
        await product.kill('SIGTERM');

        const restored = await runProduct(['restore', file], { DATA_DIR: place });
        expect(restored).toMatchObject({ code: 0, stderr: '' });
        expect(linesOf(restored.stdout)).toEqual(linesOf(report));
        const again = await startProduct(place);
        const names = new Set(await factoryNames(again, supplier));
        expect(before.filter((name) => !names.has(name))).toEqual([]);
        await again.kill('SIGTERM');
        expect(keptFiles(place)).toEqual(keptFiles(data));
        expect(keptFiles(place)).toHaveLength(1);
      }));
  });
});
