import { describe, expect, it, vi } from 'vitest';
import { needPostgres } from '../fixtures/database/databases.ts';
import {
  childrenOf,
  clientOf,
  runProduct,
  type Started,
  startProduct,
  withFolder,
} from '../fixtures/process/product-process.ts';
import { PASSWORD, seedPostgres } from '../fixtures/process/seed.ts';

const PROCESSES = 3;

const statusesOf = (url: string, token: string, count: number) => {
  // Each request has its own connection, which spreads them over the processes.
  const headers = { authorization: `Bearer ${token}`, connection: 'close' };
  const requests = Array.from({ length: count }, async () => (await fetch(`${url}/api/user/me`, { headers })).status);
  return Promise.all(requests);
};

const untilReplaced = (product: Started, lost: number) =>
  vi.waitFor(() => {
    const there = childrenOf(product.pid);
    expect(there).toHaveLength(PROCESSES);
    expect(there).not.toContain(lost);
  }, 30_000);

const url = await needPostgres();

describe('several processes', () => {
  const start = (folder: string, env = {}) =>
    startProduct(folder, { DATABASE_URL: url, PROCESSES: String(PROCESSES), ...env });

  it('share sessions and limits, replace whoever dies, and stop together', () =>
    withFolder(async (folder) => {
      const { suppliers } = await seedPostgres(folder, url);
      const [leaving = '', staying = ''] = suppliers;
      const product = await start(folder);
      const children = childrenOf(product.pid);
      expect(children).toHaveLength(PROCESSES);

      // A person who has signed out in one process is signed out in all.
      expect(await statusesOf(product.url, leaving, 12)).toEqual(Array(12).fill(200));
      await clientOf(product.url, leaving).signOut();
      expect(await statusesOf(product.url, leaving, 12)).toEqual(Array(12).fill(401));

      // Wrong passwords are counted together: after five, the right one is refused, too.
      const tries = Array.from({ length: 24 }, () =>
        clientOf(product.url)
          .signIn({ email: 'supplier2@test.kr', password: 'not the one' })
          .catch(() => undefined),
      );
      // The lock lasts for seconds, and begins while most of these requests still wait for their answer.
      await Promise.race(tries);
      const right = clientOf(product.url).signIn({ email: 'supplier2@test.kr', password: PASSWORD });
      await expect(right).rejects.toMatchObject({ code: 'account.sign_in_failed' });
      await Promise.all(tries);

      const [victim = 0] = children;
      process.kill(victim, 'SIGKILL');
      await untilReplaced(product, victim);
      expect(product.output()).toContain('a process has died and is replaced');
      expect(await statusesOf(product.url, staying, 12)).toEqual(Array(12).fill(200));

      const pids = childrenOf(product.pid);
      expect(await product.kill('SIGTERM')).toBe(0);
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    }));

  it('say once why they cannot start', () =>
    withFolder(async (folder) => {
      const nowhere = Object.assign(new URL(url), { pathname: '/nowhere' }).href;
      const env = { PORT: '0', DATA_DIR: folder, DATABASE_URL: nowhere, PROCESSES: '3' };
      const { code, stderr } = await runProduct([], env);
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('has no database "nowhere"')]);
    }));
});
