import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.ts';

/** Facts that decide where a program can come from. Tests pass a machine of their own. */
export type Machine = {
  /** Top of the file system. */
  root: string;
  path: string[];
  isAdministrator: boolean;
  /** System in the names of npm packages: `linux-x64`. */
  platform: string;
};

export const thisMachine = (): Machine => ({
  root: '/',
  path: (process.env.PATH ?? '').split(delimiter),
  isAdministrator: process.getuid?.() === 0,
  platform: `${process.platform}-${process.arch}`,
});

export const findProgram = (name: string, folders: string[]) =>
  folders.map((folder) => join(folder, name)).find(isProgram);

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the version that a program prints. A program for another system, or without its libraries, prints none. */
export const versionOf = (program: string) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0] ?? 0) : undefined;
};

export const canInstallFromDebian = ({ isAdministrator, path }: Machine) =>
  isAdministrator && findProgram('apt-get', path) !== undefined;

/** Installs packages after an update of the package lists. Packages from an earlier call stay as they are. */
export const installFromDebian = (machine: Machine, ...packages: string[]) => {
  runAptGet(machine, 'update', '-qq');
  // Settings files that the operator has changed stay.
  const quietly = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  return runAptGet(machine, 'install', ...quietly, ...packages) === 0;
};

/** Longest time that another installation on the same machine may take. */
const PATIENCE_SECONDS = '600';

/**
 * Runs apt-get under a lock, because apt-get itself waits only for its last lock. Two runs that install at once wait
 * for each other.
 */
const runAptGet = ({ root, path }: Machine, ...args: string[]) => {
  const aptGet = findProgram('apt-get', path) ?? 'apt-get';
  const flock = findProgram('flock', path);
  const waiting = ['-o', `DPkg::Lock::Timeout=${PATIENCE_SECONDS}`];
  const [command, ...first] = flock
    ? [flock, '--timeout', PATIENCE_SECONDS, join(root, 'var/lib/dpkg'), aptGet]
    : [aptGet];
  // The user that apt-get downloads as may not enter a temporary folder of the run.
  return run(command, [...first, ...waiting, ...args], { DEBIAN_FRONTEND: 'noninteractive', TMPDIR: '' });
};
