import { chmodSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { useCluster } from './databases.ts';
import { takePort, withFolder } from './product-process.ts';

const findFreePort = async () => {
  const { port, free } = await takePort();
  await free();
  return port;
};

const taken = await takePort();
const free = await findFreePort();
const ports = [taken.port, free];
const { url } = await useCluster(async () => ports.shift() ?? 0);

it('starts on another port when the first one was taken meanwhile', async () => {
  expect(new URL(url).port).toBe(String(free));
});

it('has small letters beyond ASCII, and orders by the code of a letter', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select lower('ÉGALITÉ') as small, 'Z' < 'a' and 'a' < 'É' as is_ordered");
  expect(rows).toEqual([{ small: 'égalité', is_ordered: true }]);
  await client.end();
});

it('gives up after five ports, and leaves no folder', () =>
  withFolder(async (folder) => {
    // The cluster runs as another user when the tests run as root.
    chmodSync(folder, 0o711);
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    let calls = 0;
    const nextPort = async () => {
      calls += 1;
      return taken.port;
    };
    await expect(useCluster(nextPort)).rejects.toThrow('could not create any TCP/IP sockets');
    expect(calls).toBe(5);
    expect(readdirSync(folder)).toEqual([]);
  }));

afterAll(taken.free);
