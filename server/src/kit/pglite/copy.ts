import { constants, existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Database } from '../db/database.ts';
import { lockDataFolder } from '../files/data-folder.ts';

const COPIES = 'copies';

export const newCopyIn = (folder: string) => join(folder, COPIES, crypto.randomUUID());

/**
 * Copies the database into another folder: reading every row would block all others for much longer. PGlite writes
 * nothing while no query runs, so the copy equals what a power cut would leave, and opens like that.
 */
export const copyDatabase = async (database: Pick<Database, 'unhurried'>, folder: string, copy: string) => {
  try {
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await database.unhurried(async (connection) => {
      await copyTree(join(folder, 'db'), join(copy, 'db'));
      // If the database had crashed and been opened again meanwhile, this connection would be gone.
      await connection.executeQuery(CompiledQuery.raw('select 1'));
    });
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
};

/** Removes all copies that no process holds: a process that reads a copy locks it like a data folder. */
export const removeLeftCopies = (folder: string, inUse: ReadonlySet<string> = new Set()) => {
  const copies = join(folder, COPIES);
  const names = existsSync(copies) ? readdirSync(copies) : [];
  for (const copy of names.map((name) => join(copies, name))) {
    if (!inUse.has(copy) && isFree(copy)) rmSync(copy, { recursive: true, force: true });
  }
};

const isFree = (copy: string) => {
  try {
    lockDataFolder(copy).release();
    return true;
  } catch {
    return false;
  }
};

const copyTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      // If the disk can share blocks between files, a copy takes almost no time.
      return entry.isDirectory() ? copyTree(source, target) : copyFile(source, target, constants.COPYFILE_FICLONE);
    }),
  );
};
