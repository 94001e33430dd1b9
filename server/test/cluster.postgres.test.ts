import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createCluster } from './cluster.ts';
import { useCluster } from './databases.ts';
import { takePort, withFolder } from './product-process.ts';

const findFreePort = async () => {
  const { port, free } = await takePort();
  await free();
  return port;
};

const withOwnTemporaryFolder = (use: (folder: string) => Promise<void>) =>
  withFolder(async (folder) => {
    // The cluster runs as another user when the tests run as root.
    chmodSync(folder, 0o711);
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    await use(folder);
  });

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

it('says in one sentence that the disk is full, and leaves no folder', () =>
  withOwnTemporaryFolder(async (folder) => {
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    const script = '#!/bin/sh\necho "FATAL: could not extend file\nHINT:  Check free disk space." >&2\nexit 1\n';
    writeFileSync(join(programs, 'initdb'), script, { mode: 0o755 });
    const sentence = `There is no room left in ${folder} for the files of PostgreSQL.`;
    await expect(createCluster(programs)).rejects.toThrow(new Error(sentence));
    expect(readdirSync(folder)).toEqual(['bin']);
  }));

it('gives up after five ports, and leaves no folder', () =>
  withOwnTemporaryFolder(async (folder) => {
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
