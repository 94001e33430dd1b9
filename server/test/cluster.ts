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
const HASTY = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  // Its analyze counts only what is committed, so a plan would depend on when it runs.
  ...{ jit: 'off', autovacuum: 'off' },
};

/** Another run may take a port between the moment we find it free and the moment PostgreSQL listens on it. */
const PORT_ATTEMPTS = 5;
const PORT_TAKEN = 'could not create any TCP/IP sockets';
const DISK_FULL = /ENOSPC|No space left on device|Check free disk space/;

/** PostgreSQL answers in the words that we look for, whatever language the developer has. */
const ENGLISH = { LC_ALL: 'C' };

/**
 * Starts a PostgreSQL for tests under a user without rights, in a temporary folder and on a free port. `programs` is
 * the folder that has `initdb` and `postgres`.
 */
export const createCluster = async (
  programs: string,
  settings: Record<string, string> = HASTY,
  nextPort = findFreePort,
): Promise<Cluster> => {
  const owner = unprivileged();
  const folder = createFolder(programs, owner);
  let port = 0;
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;

  const start = async () => {
    // No socket in the file system: its path would be too long where temporary folders are deep.
    const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200, ...settings };
    const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...parameters], {
      ...owner,
      cwd: folder,
      env: { ...process.env, ...ENGLISH },
    });
    // 'close': only when the last of its processes is gone, however it ended. Before that, none can be started.
    const ended = new Promise((resolve) => child.on('close', resolve));
    running = { child, ended };
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr?.on('data', (bytes) => {
        said += bytes;
        if (said.includes('ready to accept connections')) resolve();
      });
      child.on('error', reject);
      ended.then(() => reject(new Error(`PostgreSQL ended before it was ready: ${said}`)));
    });
  };
  const startOnFreePort = async (attempts = PORT_ATTEMPTS): Promise<void> => {
    port = await nextPort();
    await start().catch((error: Error) => {
      if (attempts === 1 || !error.message.includes(PORT_TAKEN)) throw error;
      return startOnFreePort(attempts - 1);
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
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await startOnFreePort().catch(async (error: Error) => {
    await remove();
    throw nameFullDisk(error);
  });
  return {
    url: `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    start,
    signal,
    stop,
    remove,
  };
};

type Owner = { uid: number; gid: number } | undefined;

const createFolder = (programs: string, owner: Owner) => {
  let folder = '';
  try {
    folder = mkdtempSync(join(tmpdir(), 'ieum-pg-'));
    const secret = join(folder, 'password');
    writeFileSync(secret, PASSWORD);
    if (owner) for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);
    const access = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`];
    const { status, stderr, error } = spawnSync(
      join(programs, 'initdb'),
      ['-D', join(folder, 'data'), ...access, '-E', 'UTF8', ...localeOptions(programs), '--no-sync'],
      { ...owner, cwd: folder, encoding: 'utf8', env: { ...process.env, ...ENGLISH } },
    );
    if (status !== 0) throw error ?? new Error(`initdb failed: ${stderr}`);
    return folder;
  } catch (error) {
    if (folder) rmSync(folder, { recursive: true, force: true });
    throw nameFullDisk(error);
  }
};

/** The version that brings a Unicode locale of its own, with the same order of letters on every system. */
const FIRST_WITH_LOCALE = 17;

const localeOptions = (programs: string) => {
  const { stdout } = spawnSync(join(programs, 'initdb'), ['--version'], { encoding: 'utf8' });
  const isBuiltIn = Number(/\d+/.exec(stdout ?? '')?.[0]) >= FIRST_WITH_LOCALE;
  if (isBuiltIn) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // The system's own: macOS has none that is called C.UTF-8.
  return ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`];
};

/** Says in one sentence that the disk is full, which PostgreSQL says in the middle of its log. */
const nameFullDisk = (error: unknown) =>
  error instanceof Error && DISK_FULL.test(error.message)
    ? new Error(`There is no room left in ${tmpdir()} for the files of PostgreSQL.`)
    : error;

const findFreePort = async () => {
  const { port, free } = await takePort();
  await free();
  return port;
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
