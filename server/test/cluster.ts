import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, takePort } from './product-process.ts';

const USER = 'ieum';
const PASSWORD = 'for tests only';

export type Cluster = {
  /** Of its first database; others are made beside it. */
  url: string;
  start: () => Promise<void>;
  /** To all of its processes: `SIGSTOP` makes it fall silent, `SIGCONT` lets it go on. */
  signal: (name: NodeJS.Signals) => void;
  /** `SIGINT` ends it in order, `SIGQUIT` as a crash would, `SIGKILL` without a word to its processes. */
  stop: (name?: NodeJS.Signals) => Promise<void>;
  remove: () => Promise<void>;
};

/** For tests that are not about power cuts: nothing of theirs has to outlive them. */
const HASTY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A PostgreSQL of our own, under a user without rights, in a temporary folder and on a free port. `programs` is the
 * folder that has `initdb` and `postgres`.
 */
export const createCluster = async (programs: string, settings: Record<string, string> = HASTY): Promise<Cluster> => {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'ieum-pg-'));
  const secret = join(folder, 'password');
  writeFileSync(secret, PASSWORD);
  if (owner) for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const { port, free } = await takePort();
  await free();
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    ...settings,
  };
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;

  const start = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...parameters], { ...owner, cwd: folder });
    // 'close': only when the last of its processes is gone, however it ended. Before that, none can be started.
    const ended = new Promise((resolve) => child.on('close', resolve));
    running = { child, ended };
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr?.on('data', (bytes) => {
        said += bytes;
        if (said.includes('ready to accept connections')) resolve();
      });
      ended.then(() => reject(new Error(`PostgreSQL ended before it was ready: ${said}`)));
    });
  };
  const signal = (name: NodeJS.Signals) => {
    const { pid } = running?.child ?? {};
    for (const one of pid ? [pid, ...childrenOf(pid)] : []) process.kill(one, name);
  };
  const stop = async (name: NodeJS.Signals = 'SIGINT') => {
    running?.child.kill(name);
    await running?.ended;
    running = undefined;
  };
  await start();
  return {
    url: `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    start,
    signal,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL refuses to run as root. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined;
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined) ?? 'nobody';
  return { uid: idOf('-u', user) ?? 65_534, gid: idOf('-g', user) ?? 65_534 };
};

const idOf = (kind: '-u' | '-g', user: string) => {
  const { status, stdout } = spawnSync('id', [kind, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};
