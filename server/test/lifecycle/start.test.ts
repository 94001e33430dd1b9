import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientOf, runProduct, startProduct, takePort, withFolder } from '../fixtures/process/product-process.ts';
import { leftToAll } from '../suite.ts';

const isRoot = process.getuid?.() === 0;

/** Expects one sentence on stderr, nothing else, and exit code 1. */
const expectRefusal = async (env: Record<string, string>, sentence: RegExp) => {
  const { code, stderr } = await runProduct([], { PORT: '0', ...env });
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
};

const originsIn = (output: string) => [
  ...new Set([...output.matchAll(/https?:\/\/[^\s/]+/g)].map(([origin]) => origin)),
];

describe('a start', () => {
  it('23.23 says where it is and, the first time, how to make an admin, which works while it runs too', () =>
    withFolder(async (folder) => {
      const first = await startProduct(folder);
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({ status: 'ok' });
      expect(await first.kill('SIGTERM')).toBe(0);
      expect(first.output()).toContain('npm run admin -- --email');
      // 23.23: the output names one address only. 23.18: the output says that no mail leaves.
      expect(originsIn(first.output())).toEqual([new URL(first.url).origin]);
      expect(first.output()).toContain('No mail server is set: no mail leaves.');

      const made = await runProduct(['admin', '--email', 'Park@ieum.example'], { DATA_DIR: folder });
      expect(made).toMatchObject({ code: 0 });
      const [, password = ''] = /shown only here: (\S+)/.exec(made.stdout) ?? [];

      const { port, free } = await takePort();
      await free();
      const second = await startProduct(folder, { PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:1' });
      expect(second.url).toBe(`http://localhost:${port}`);
      expect(second.output()).not.toMatch(/npm run admin|No mail server/);
      const signedIn = await clientOf(second.url).signIn({ email: 'park@ieum.example', password });
      expect(signedIn).toMatchObject({ role: 'admin', business_number: '' });
      const log = clientOf(second.url, signedIn.jwt_token).listAuditLines({ operation: 'adminCommand' });
      expect(await log).toMatchObject({ rows: [{ person: null, recordId: expect.any(String) }] });

      const more = await runProduct(['admin', '--email', 'lee@ieum.example'], { DATA_DIR: folder });
      const [, leesPassword = ''] = /shown only here: (\S+)/.exec(more.stdout) ?? [];
      expect(await clientOf(second.url).signIn({ email: 'lee@ieum.example', password: leesPassword })).toMatchObject({
        role: 'admin',
      });
      const known = await runProduct(['admin', '--email', 'lee@ieum.example'], { DATA_DIR: folder });
      expect(known).toMatchObject({ code: 1, stderr: 'lee@ieum.example already has an account.\n' });
      expect(second.output()).not.toContain(leesPassword);
      await second.kill('SIGTERM');

      const again = await runProduct(['admin', '--email', 'park@ieum.example'], { DATA_DIR: folder });
      expect(again).toMatchObject({ code: 1, stderr: 'park@ieum.example already has an account.\n' });
    }));
});

describe('a start is refused with one sentence', () => {
  it('for a port that is none', () =>
    withFolder((folder) => expectRefusal({ DATA_DIR: folder, PORT: 'many' }, /^PORT must be a whole number/)));

  it('for several processes on the embedded database', () =>
    withFolder((folder) =>
      expectRefusal({ DATA_DIR: folder, PROCESSES: '2' }, /^PROCESSES is 2, but the embedded database serves one/),
    ));

  it('for a port that is taken', () =>
    withFolder(async (folder) => {
      const { port, free } = await takePort();
      const sentence = new RegExp(`^Port ${port} on 127.0.0.1 is taken`);
      await expectRefusal({ DATA_DIR: folder, PORT: String(port) }, sentence);
      await free();
    }));

  it('for a database that cannot be reached, without its password', () =>
    withFolder(async (folder) => {
      const { port, free } = await takePort();
      await free();
      const url = `postgres://ieum:hush@127.0.0.1:${port}/ieum`;
      await expectRefusal({ DATA_DIR: folder, DATABASE_URL: url }, new RegExp(`^(?!.*hush).*127.0.0.1.*${port}`));
    }));

  it('for a folder that may not be written', () =>
    withFolder(async (folder) => {
      // Root may write into any folder of a disk, but not into this one.
      const closed = isRoot ? '/sys/kernel/ieum' : join(folder, 'closed', 'data');
      if (!isRoot) mkdirSync(join(folder, 'closed'), { mode: 0o500 });
      await expectRefusal({ DATA_DIR: closed }, /may not be written|cannot be written|permission/i);
      if (!isRoot) chmodSync(join(folder, 'closed'), 0o700);
    }));

  it('for a full disk', () =>
    withFolder(async (folder) => {
      symlinkSync('/dev/full', join(folder, '.write-check'));
      await expectRefusal({ DATA_DIR: folder }, /full/);
    }));

  // The gate damages databases in `kit/pglite/embedded.test.ts`.
  leftToAll(() => {
    it('for a damaged database, of which nothing is changed', () =>
      withFolder(async (folder) => {
        const first = await startProduct(folder);
        await first.kill('SIGTERM');
        const control = join(folder, 'db/global/pg_control');
        const damaged = readFileSync(control).fill(0xff, 0, 64);
        writeFileSync(control, damaged);
        await expectRefusal({ DATA_DIR: folder }, /damaged/);
        expect(readFileSync(control).equals(damaged)).toBe(true);
      }));
  });
});
