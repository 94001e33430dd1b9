import { randomBytes, randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEY_BYTES = 16;
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{30}$/;
const KEPT = 'kept';
const ARRIVING = 'arriving';

export type FileStore = ReturnType<typeof createFileStore>;

/** Uploaded files in the data folder, far from everything that is served as it is. */
export const createFileStore = (folder: string) => {
  const keptFolder = join(folder, KEPT);
  const arrivingFolder = join(folder, ARRIVING);
  for (const one of [keptFolder, arrivingFolder]) mkdirSync(one, { recursive: true, mode: 0o700 });
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
    /** Fails where nothing could be stored. */
    check: async () => {
      for (const one of [keptFolder, arrivingFolder]) await access(one, constants.W_OK);
    },
    /** Moves a synced file to its place; once this is done it survives whatever comes. */
    keep: async (path: string) => {
      const random = randomBytes(KEY_BYTES).toString('hex');
      const key = `${random.slice(0, 2)}/${random.slice(2)}`;
      await place(path, key);
      return key;
    },
    /** For a restore: a file under the key that its row knows. */
    put: async (key: string, bytes: Buffer) => {
      const path = join(arrivingFolder, randomUUID());
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await place(path, key);
    },
    read: async (key: string) => readFile(pathOf(key)),
    remove: (key: string) => unlink(pathOf(key)).catch(ignoreMissing),
    /** Kept files that were there before this moment. */
    keysBefore: async (moment: Date) => {
      const names = await readdir(keptFolder, { recursive: true });
      const keys = names.filter((name) => KEY.test(name));
      const old = await Promise.all(keys.map((key) => isOlder(pathOf(key), moment)));
      return keys.filter((_, at) => old[at]);
    },
    /** What never got further than arriving. */
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

/** Without it the new name may be lost with the power, and the bytes with the name. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const ignoreMissing = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
};
