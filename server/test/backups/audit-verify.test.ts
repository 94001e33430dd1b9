// @left-to-all: The gate verifies chains in `kit/audit`, without processes.
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HEAD_FILE, readHead } from '../../src/kit/audit/head.ts';
import { usePostgres } from '../fixtures/database/databases.ts';
import { runProduct, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { seed, seedPostgres } from '../fixtures/process/seed.ts';
import { openDatabase } from '../fixtures/process/stored-data.ts';
import { until } from '../fixtures/process/waiting.ts';
import { createWriters, type Operation, writeUntil } from '../fixtures/process/writers.ts';
import { isGate } from '../suite.ts';

const url = await usePostgres();
const place = url ? 'PostgreSQL' : 'the embedded database';
const MIXED: Operation[] = ['registerFactory', 'updateProfile', 'setConsent'];
const WRITERS = isGate ? 12 : 70;
const WRITES_BEFORE_KILL = 60;
const PATIENCE_MS = 180_000;

const env = (folder: string): Record<string, string> => ({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
const verify = (folder: string) => runProduct(['audit:verify'], env(folder));
const start = (folder: string) => startProduct(folder, env(folder));
const seeded = (folder: string) => (url ? seedPostgres(folder, url) : seed(folder));

const withRows = async (folder: string, texts: string[]) => {
  const { kysely, close } = await openDatabase(folder, url);
  for (const text of texts) await kysely.executeQuery(CompiledQuery.raw(text));
  await close();
};

describe(`npm run audit:verify on ${place}`, { timeout: PATIENCE_MS }, () => {
  it('G4 finds the chain whole while the product runs, after kill -9 under load, and after the next start', () =>
    withFolder(async (folder) => {
      const { suppliers } = await seeded(folder);
      const writers = await createWriters(suppliers.slice(0, WRITERS));
      const product = await start(folder);
      const bout = { url: product.url, operations: MIXED, until: WRITES_BEFORE_KILL };
      // A line is sealed by then, and further writes are under way.
      await writeUntil(writers, { ...bout, end: () => until(() => readHead(folder) !== undefined) });
      expect(await verify(folder)).toMatchObject({ code: 0, stderr: '' });
      await writeUntil(writers, { ...bout, end: () => product.kill('SIGKILL') });
      const killed = await verify(folder);
      expect(killed).toMatchObject({ code: 0, stderr: '' });

      // The next start seals the lines that were left, at the latest when it stops.
      const next = await start(folder);
      expect(await next.kill('SIGTERM')).toBe(0);
      const { code, stdout } = await verify(folder);
      expect(code).toBe(0);
      expect(stdout).not.toContain('unsealed');
      const sealed = Number(/^(\d+) lines are sealed/.exec(stdout)?.[1]);
      expect(sealed).toBeGreaterThanOrEqual(writers.acknowledged());
      expect(stdout).toContain(`The head in ${join(folder, HEAD_FILE)} (number ${sealed}`);

      // The command names changes that were made to the rows directly, and ends with code 1.
      const target = sealed - 5;
      const line = `(select audit_id from kit_audit_seal where seq = ${target})`;
      await withRows(folder, [
        'alter table kit_audit disable trigger user',
        'alter table kit_audit_seal disable trigger user',
        `update kit_audit set address = '192.0.2.1' where id = ${line}`,
        `delete from kit_audit where id = (select audit_id from kit_audit_seal where seq = ${target + 1})`,
        `insert into kit_audit (at, operation, request_id, address) values (now(), 'forged', '-', '-')`,
        `delete from kit_audit where id in (select audit_id from kit_audit_seal where seq = ${sealed})`,
        `delete from kit_audit_seal where seq = ${sealed}`,
      ]);
      const found = await verify(folder);
      expect(found).toMatchObject({ code: 1, stderr: 'The audit log is not as it was sealed.\n' });
      expect(found.stdout).toMatch(new RegExp(`^changed {3}number ${target}, .*: is not as it was sealed$`, 'm'));
      expect(found.stdout).toMatch(new RegExp(`^missing {3}number ${target + 1}, .*: was deleted$`, 'm'));
      expect(found.stdout).toMatch(/^inserted .*, forged: was not written by Ieum, or lost its seal$/m);
      expect(found.stdout).toContain(`knows number ${sealed}`);
      expect(found.stdout).toContain(`but the chain ends at ${sealed - 1}`);
    }));
});
