import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  factoryNames,
  keptFiles,
  linesOf,
  PATIENCE_MS,
  signUp,
  whileOthersWrite,
} from '../fixtures/process/backups.ts';
import { runProduct, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { seed } from '../fixtures/process/seed.ts';
import { leftToAll } from '../suite.ts';

describe('npm run backup, npm run restore', { timeout: PATIENCE_MS }, () => {
  it('I6 brings everything back that was acknowledged before it began, while eight write', () =>
    withFolder(async (folder) => {
      const [data, copy, file] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'backup.tar')];
      const { supplier } = await seed(data);
      const product = await startProduct(data);
      await signUp(product);
      let report = '';
      const before = await whileOthersWrite(product, supplier, async () => {
        const made = await runProduct(['backup', file], { DATA_DIR: data });
        expect(made).toMatchObject({ code: 0, stderr: '' });
        report = made.stdout;
      });
      await product.kill('SIGTERM');
      expect(readdirSync(join(data, 'copies'))).toEqual([]);

      const restored = await runProduct(['restore', file], { DATA_DIR: copy });
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(linesOf(restored.stdout)).toEqual(linesOf(report));
      expect(linesOf(report).length).toBeGreaterThan(15);
      expect(keptFiles(copy)).toEqual(keptFiles(data));
      expect(keptFiles(copy)).toHaveLength(1);

      // People who were signed in are still signed in.
      const again = await startProduct(copy);
      const names = new Set(await factoryNames(again, supplier));
      expect(before.filter((name) => !names.has(name))).toEqual([]);
      await again.kill('SIGTERM');
    }));

  // The gate keeps the backup and the restore above.
  leftToAll(() => {
    it('works on a folder with a long name, and on one that nobody uses', () =>
      withFolder(async (folder) => {
        const data = join(folder, '이음/'.repeat(30), 'data');
        mkdirSync(data, { recursive: true });
        await seed(data);
        const product = await startProduct(data);
        const running = await runProduct(['backup', join(folder, 'running.tar')], { DATA_DIR: data });
        expect(running).toMatchObject({ code: 0, stderr: '' });
        await product.kill('SIGTERM');
        const stopped = await runProduct(['backup', join(folder, 'stopped.tar')], { DATA_DIR: data });
        expect(stopped).toMatchObject({ code: 0, stderr: '' });
        expect(linesOf(stopped.stdout)).toEqual(linesOf(running.stdout));
      }));
  });

  // The gate damages archives in `kit/backup/archive.test.ts`.
  leftToAll(() => {
    it('F-12 refuses a damaged archive and touches nothing', () =>
      withFolder(async (folder) => {
        const [data, file, place] = [join(folder, 'data'), join(folder, 'backup.tar'), join(folder, 'place')];
        await seed(data);
        await runProduct(['backup', file], { DATA_DIR: data });
        const whole = readFileSync(file);
        const changed = Buffer.from(whole);
        changed[5000] = (changed[5000] ?? 0) ^ 1;
        for (const bytes of [changed, whole.subarray(0, -512), Buffer.concat([whole, whole])]) {
          writeFileSync(file, bytes);
          const { code, stderr } = await runProduct(['restore', file], { DATA_DIR: place });
          expect(stderr).toBe(
            `${file} is no whole backup: it is damaged, cut off or something else. Nothing was changed.\n`,
          );
          expect(code).toBe(1);
          expect(existsSync(place)).toBe(false);
        }
      }));
  });

  // The gate keeps the damaged archive.
  leftToAll(() => {
    it('says in one sentence what is in the way', () =>
      withFolder(async (folder) => {
        const [data, file] = [join(folder, 'data'), join(folder, 'backup.tar')];
        await seed(data);
        const says = async (args: string[], sentence: string, dataFolder = data) => {
          const { code, stderr } = await runProduct(args, { DATA_DIR: dataFolder });
          expect({ code, stderr }).toEqual({ code: 1, stderr: `${sentence}\n` });
        };
        await says(['backup'], 'Where to? npm run backup -- FILE');
        await says(['restore', file], `${file} cannot be read (ENOENT).`);
        await says(['backup', file], `There is no database in ${folder}: check DATA_DIR.`, folder);
        await runProduct(['backup', file], { DATA_DIR: data });
        await says(['backup', file], `${file} is there already, and nothing is ever written over it.`);
        await says(
          ['restore', file],
          'There is data already (in account_session), and nothing is ever restored over it.',
        );
        const product = await startProduct(data);
        await says(['restore', file], `Another Ieum is already running on ${data}: stop it first.`);
        await product.kill('SIGTERM');
      }));
  });

  // The gate keeps a backup that fails in `app/backup/backup.test.ts`.
  leftToAll(() => {
    it('leaves no file when the disk is full', () =>
      withFolder(async (folder) => {
        const data = join(folder, 'data');
        await seed(data);
        // More than the limit below allows for one file.
        writeFileSync(join(data, 'token.key'), randomBytes(12 * 2 ** 20));
        const file = join(folder, 'backup.tar');
        const limited = [
          '-c',
          'ulimit -f 16384; exec "$0" "$@"',
          process.execPath,
          'server/dist/main.js',
          'backup',
          file,
        ];
        const child = spawn('sh', limited, { env: { DATA_DIR: data } });
        let output = '';
        child.stderr.on('data', (bytes) => {
          output += bytes;
        });
        const code = await new Promise((resolve) => child.on('close', resolve));
        expect(output).toBe(`${file}.partial cannot be written: the disk is full (EFBIG).\n`);
        expect(code).toBe(1);
        expect(readdirSync(folder)).toEqual(['data']);
      }));
  });
});
