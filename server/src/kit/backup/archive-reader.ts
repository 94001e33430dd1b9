import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { readAt, readSeal } from './archive-seal.ts';
import { BLOCK, findEntry } from './tar-entry.ts';

export type ArchiveEntry = { name: string; bytes: () => Promise<Buffer>; text: () => Promise<string> };

export type ArchiveReader = Awaited<ReturnType<typeof openArchive>>;

/** Checks every byte before any of them is used. */
export const openArchive = async (file: string) => {
  const handle = await open(file, 'r').catch((error) => {
    throw new StartError(`${file} cannot be read (${error.code}).`);
  });
  try {
    const manifestAt = await findManifest(handle);
    if (manifestAt === undefined) {
      throw new StartError(
        `${file} is no whole backup: it is damaged, cut off or something else. Nothing was changed.`,
      );
    }
    return {
      manifest: (await entryAt(handle, manifestAt)).bytes,
      /** Visits the entries in their order, one at a time; an entry is read only if the visitor reads it. */
      walk: async (visit: (entry: ArchiveEntry) => Promise<void>) => {
        for (let position = 0; position < manifestAt; ) {
          const { next, ...entry } = await entryAt(handle, position);
          await visit(entry);
          position = next;
        }
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** A folder or a device has no bytes to check. */
const findManifest = async (handle: FileHandle) => ((await handle.stat()).isFile() ? readSeal(handle) : undefined);

const entryAt = async (handle: FileHandle, position: number) => {
  const { name, size, start, next } = await findEntry(blocksFrom(handle, position));
  const bytes = () => readAt(handle, position + start, size);
  const text = async () => String(await promisify(gunzip)(await bytes()));
  return { name, bytes, text, next: position + next };
};

async function* blocksFrom(handle: FileHandle, position: number) {
  for (let at = position; ; at += BLOCK) yield await readAt(handle, at, BLOCK);
}
