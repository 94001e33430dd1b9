import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endRun } from './run-end.ts';

/** Short, because the path of a socket inside may have no more than about a hundred characters. */
const PREFIX = 'ieum-run-';
/**
 * The run keeps this socket open as long as it lives, however it ends. It is more reliable than a file or a process
 * number.
 */
const SOCKET = 'alive';
/** A folder without a socket may belong to a run that is just beginning. */
const BEGINNING_MS = 60_000;
const WATCHDOG = fileURLToPath(new URL('run-watchdog.ts', import.meta.url));
const MEGABYTE = 2 ** 20;
const NEEDED_MB = 1024;
const MEMORY = '/dev/shm';
/** A run fills some 2 GB, and its processes need memory as well. */
const MEMORY_NEEDED_MB = 6 * 1024;

export type RunFolder = { folder: string; close: () => Promise<void> };

/**
 * Creates the one temporary folder of a run and makes it the temporary folder of all processes that the run starts from
 * here on. When the run ends, even by `kill -9`, a second process ends all of those and removes the folder.
 */
export const openRunFolder = async (base = chooseBase(), neededMb = NEEDED_MB): Promise<RunFolder> => {
  // A run inside a run, as in the tests of a whole run, belongs to the outer one.
  if (basename(base).startsWith(PREFIX)) return { folder: base, close: async () => undefined };
  await removeDeadRuns(base);
  const folder = createFolder(base, neededMb);
  try {
    const server = await listen(join(folder, SOCKET));
    const watchdog = await startWatchdog(folder, base);
    process.env.TMPDIR = folder;
    const close = async () => {
      process.env.TMPDIR = base;
      await endRun(folder);
      watchdog.kill('SIGKILL');
      server.close();
    };
    return { folder, close };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/** Chooses memory where there is plenty: databases that live for seconds need not wait for a disk. */
const chooseBase = () => (!process.env.TMPDIR && hasRoomInMemory() ? MEMORY : tmpdir());

const hasRoomInMemory = () => {
  if (freemem() / MEGABYTE < MEMORY_NEEDED_MB) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
    return roomMbOf(MEMORY) >= MEMORY_NEEDED_MB;
  } catch {
    return false;
  }
};

const roomMbOf = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
};

const createFolder = (base: string, neededMb: number) => {
  const roomMb = roomMbOf(base);
  const hint = `There is no room left in ${base}`;
  if (roomMb < neededMb) throw new Error(`${hint}: a run needs ${neededMb} MB, and ${roomMb} MB are free.`);
  try {
    const folder = mkdtempSync(join(base, PREFIX));
    // PostgreSQL runs as another user when the tests run as root, and must be able to enter its own folder inside.
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    throw isCode(error, 'ENOSPC') ? new Error(`${hint} for one more folder.`) : error;
  }
};

const listen = (path: string) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    // Its connections do not keep a finished run alive.
    const server = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .resume()
        .unref(),
    );
    server.on('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

/**
 * Starts the watchdog in its own process group, so that Ctrl-C does not reach it. Its first line confirms that it has
 * seen the run alive.
 */
const startWatchdog = (folder: string, base: string) =>
  new Promise<ReturnType<typeof spawn>>((resolve, reject) => {
    const watchdog = spawn(process.execPath, [WATCHDOG, folder, join(folder, SOCKET), String(process.pid)], {
      detached: true,
      env: { ...process.env, TMPDIR: base },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    watchdog.unref();
    watchdog.on('error', reject);
    watchdog.on('exit', () => reject(new Error('The watchdog of the run ended at once.')));
    watchdog.stdout?.once('data', () => {
      watchdog.stdout?.destroy();
      resolve(watchdog);
    });
  });

/** Removes folders that no watchdog could: both processes were killed at once, or the machine went down. */
const removeDeadRuns = async (base: string) => {
  const folders = readdirSync(base).filter((name) => name.startsWith(PREFIX));
  for (const folder of folders.map((name) => join(base, name))) {
    if (await isAlive(folder)) continue;
    console.log(`Removing ${folder}, which a killed run has left …`);
    // It may belong to another user, which is no reason to stop this run.
    await endRun(folder).catch((error: Error) => console.error(error.message));
  }
};

const isAlive = (folder: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(join(folder, SOCKET));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', (error) => {
      if (isCode(error, 'ENOENT')) resolve(isYoung(folder));
      // Any other error means that we may not look: the run belongs to another user.
      else resolve(!isCode(error, 'ECONNREFUSED'));
    });
  });

const isYoung = (folder: string) => {
  const { mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs < BEGINNING_MS;
};

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
