import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, unlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

const SQLITE_BUSY = 5;
const POSTGRES_MARK = 'files-of-postgresql';

/** Creates the folder and proves that it can be written. */
export const prepareDataFolder = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeAndRemove(join(folder, '.write-check'));
  } catch (error) {
    throw fileTrouble(error, folder);
  }
};

/** Keeps locks reachable: the garbage collection closes a connection without a reference, which releases the lock. */
const held = new Set<DatabaseSync>();

/** The kernel holds the lock, so it is free again when the process ends in any way. */
export const lockDataFolder = (folder: string) => {
  const lock = openLock(folder);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new StartError(`Another Ieum is already running on ${folder}: stop it first.`);
    throw new StartError(`The lock file in ${folder} cannot be used: check the folder and its permissions.`);
  }
  held.add(lock);
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
};

/**
 * Marks the files as those of a PostgreSQL database. An embedded database would treat them as strays and delete them.
 */
export const markAsOfPostgres = (folder: string) => {
  const note = 'The files in this folder belong to a PostgreSQL database.\n';
  writeFileSync(join(folder, POSTGRES_MARK), note, { mode: 0o600, flush: true });
};

export const refuseFilesOfPostgres = (folder: string) => {
  const mark = join(folder, POSTGRES_MARK);
  if (!existsSync(mark)) return;
  throw new StartError(
    `The files in ${folder} belong to a PostgreSQL database: set DATABASE_URL or another DATA_DIR, or remove ${mark} to give them up.`,
  );
};

/** Translates an error of the file system into a sentence for the operator; any other error stays as it is. */
export const fileTrouble = (error: unknown, folder: string) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = TROUBLES.find(([codes]) => codes.includes(code))?.[1];
  return sentence ? new StartError(`${sentence(folder)} (${code})`) : error;
};

const TROUBLES: [string[], (folder: string) => string][] = [
  [
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP'],
    (folder) => `Ieum may not write to its data folder ${folder}: check its permissions or set DATA_DIR.`,
  ],
  [['ENOSPC', 'EDQUOT'], (folder) => `The disk of the data folder ${folder} is full: free some space.`],
  [['EIO'], (folder) => `The disk of the data folder ${folder} reports errors: check it before you start again.`],
  [['EMFILE', 'ENFILE'], (folder) => `Too many files are open to use the data folder ${folder}: raise the limit.`],
];

const writeAndRemove = (file: string) => {
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeSync(descriptor, 'Ieum can write here.\n');
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    unlinkSync(file);
  }
};

const openLock = (folder: string) => {
  try {
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch {
    throw new StartError(`The lock file in ${folder} cannot be opened: check the folder and its permissions.`);
  }
};

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
