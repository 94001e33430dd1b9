import { randomBytes, randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEY_BYTES = 16;
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{30}$/;
const KEPT = 'kept';
const ARRIVING = 'arriving';

export type FileStore = ReturnType<typeof createFileStore>;

/** Stores uploaded files in the data folder, far from everything that is served as it is. */
export const createFileStore = (folder: string) => {
  const keptFolder = join(folder, KEPT);
  const arrivingFolder = join(folder, ARRIVING);
  for (const path of [keptFolder, arrivingFolder]) mkdirSync(path, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('this is no key of the file store');
    return join(keptFolder, key);
  };
  const place = async (path: string, key: string) => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await syncFolder(dirname(target));
    await syncFolder(keptFolder);
  };

  return {
    arrivingFolder,
    pathOf,
    /** Fails when nothing can be stored. */
    check: async () => {
      for (const path of [keptFolder, arrivingFolder]) await access(path, constants.W_OK);
    },
    /** Moves a synced file to its place. After that it survives a crash. */
    keep: async (path: string) => {
      const random = randomBytes(KEY_BYTES).toString('hex');
      const key = `${random.slice(0, 2)}/${random.slice(2)}`;
      await place(path, key);
      return key;
    },
    /** Stores a file under the key of its row, for a restore. */
    put: async (key: string, bytes: Buffer) => {
      const path = join(arrivingFolder, randomUUID());
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await place(path, key);
    },
    read: async (key: string) => readFile(pathOf(key)),
    remove: (key: string) => unlink(pathOf(key)).catch(ignoreMissing),
    /** Returns the keys of kept files that are older than this moment. */
    keysBefore: async (moment: Date) => {
      const names = await readdir(keptFolder, { recursive: true });
      const keys = names.filter((name) => KEY.test(name));
      const old = await Promise.all(keys.map((key) => isOlder(pathOf(key), moment)));
      return keys.filter((_, at) => old[at]);
    },
    /** Deletes uploads that were never kept. */
    dropArrivedBefore: async (moment: Date) => {
      for (const name of await readdir(arrivingFolder)) {
        const path = join(arrivingFolder, name);
        if (await isOlder(path, moment)) await unlink(path).catch(ignoreMissing);
      }
    },
  };
};

const isOlder = async (path: string, moment: Date) => {
  const found = await stat(path).catch(ignoreMissing);
  return found !== undefined && found.ctimeMs < moment.getTime();
};

/** Syncs a folder: otherwise a power cut may lose the new name, and the bytes with it. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const ignoreMissing = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
};
