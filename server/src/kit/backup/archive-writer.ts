import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { type FileHandle, link, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { readAt, readSeal, sealOf } from './archive-seal.ts';
import { packEntry, paddedSize } from './tar-entry.ts';

/** Rows compress well at a low level; a higher one takes much longer and gains little. */
const GZIP_LEVEL = 3;

/** Position of an entry's bytes in the archive. */
export type Place = { at: number; size: number };

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>;

/** Writes a tar under a temporary name. Only an archive that is complete, synced and read back gets its final name. */
export const createArchive = async (file: string) => {
  const partial = `${file}.partial`;
  const handle = await openPartial(partial, file);
  const hash = createHash('sha256');
  let end = 0;

  const append = async (bytes: Buffer) => {
    hash.update(bytes);
    end += bytes.length;
    await handle.writeFile(bytes).catch(explain(partial));
  };
  const add = async (name: string, bytes: Buffer): Promise<Place> => {
    await append(await packEntry(name, bytes));
    return { at: end - paddedSize(bytes.length), size: bytes.length };
  };

  return {
    add,
    addText: async (name: string, text: string) => add(name, await promisify(gzip)(text, { level: GZIP_LEVEL })),
    /** Reads from the file what `addText` has written. */
    readText: async ({ at, size }: Place) => String(await promisify(gunzip)(await readAt(handle, at, size))),
    /** Returns the size of the file. */
    finish: async (manifest: object) => {
      const manifestAt = end;
      await add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)));
      await append(await sealOf(hash, manifestAt));
      await publish(handle, partial, file).catch(explain(file));
      await handle.close();
      return end;
    },
    abandon: async () => {
      await handle.close();
      await unlink(partial).catch(() => undefined);
    },
  };
};

const openPartial = async (partial: string, file: string) => {
  if (isThere(file)) throw isTaken(file);
  // A second backup to the same file must not disturb the first.
  if (isThere(partial)) {
    throw new StartError(`${partial} is there: another backup is under way, or one was interrupted; then remove it.`);
  }
  return open(partial, 'wx+', 0o600).catch(explain(partial));
};

const publish = async (handle: FileHandle, partial: string, file: string) => {
  await handle.sync();
  if ((await readSeal(handle)) === undefined) throw new StartError(`${partial} did not reach the disk as written.`);
  await nameOnce(partial, file);
  const folder = await open(dirname(file), 'r');
  // Some network disks cannot sync a folder.
  await folder.sync().catch(() => undefined);
  await folder.close();
};

/**
 * Gives the file its final name. A link never replaces a file; on a disk without links, a check before the renaming
 * must do.
 */
const nameOnce = async (partial: string, file: string) => {
  const isLinked = await link(partial, file).then(
    () => true,
    () => false,
  );
  if (isLinked) return unlink(partial);
  if (isThere(file)) throw isTaken(file);
  return rename(partial, file);
};

/** Uses `lstat`, because `existsSync` does not see a link without a target. */
const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const isTaken = (file: string) => new StartError(`${file} is there already, and nothing is ever written over it.`);

const explain = (file: string) => (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code) throw error;
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
  const why = isFull ? 'the disk is full' : 'check the folder and its permissions';
  throw new StartError(`${file} cannot be written: ${why} (${code}).`);
};
