import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { SheetTrouble } from './trouble.ts';

const ENTRIES_MAX = 2_000;
const UNPACKED_MAX = 50 * 1024 * 1024;
/** Only a large entry can be a bomb: a small file of blanks has the same ratio. */
const LARGE = 1024 * 1024;
const RATIO_MAX = 100;

export type Zip = { has: (name: string) => boolean; stream: (name: string) => Promise<Readable> };

/**
 * Checks the directory before anything is unpacked. Because a directory can lie, `validateEntrySizes` ends an entry
 * that is longer than declared.
 */
export const withZip = async <T>(path: string, run: (zip: Zip) => Promise<T>): Promise<T> => {
  const file = await openPromise(path, { lazyEntries: true, validateEntrySizes: true, autoClose: false }).catch(() => {
    throw new SheetTrouble('damaged');
  });
  try {
    const entries = await entriesOf(file);
    return await run({
      has: (name) => entries.has(name),
      stream: (name) => file.openReadStreamPromise(entries.get(name) ?? missing()),
    });
  } finally {
    file.close();
  }
};

const missing = (): never => {
  throw new SheetTrouble('damaged');
};

const entriesOf = async (file: ZipFile) => {
  if (file.entryCount > ENTRIES_MAX) throw new SheetTrouble('bomb');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of file.eachEntry()) {
      unpacked += entry.uncompressedSize;
      refuseBomb(entry, unpacked);
      if (entry.isEncrypted()) throw new SheetTrouble('encrypted');
      // If two entries have one name, one reader takes the first and another the last.
      if (entries.has(entry.fileName)) throw new SheetTrouble('damaged');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof SheetTrouble ? error : new SheetTrouble('damaged');
  }
  return entries;
};

const refuseBomb = ({ uncompressedSize, compressedSize }: Entry, unpacked: number) => {
  const isDense = uncompressedSize > LARGE && uncompressedSize > compressedSize * RATIO_MAX;
  if (unpacked > UNPACKED_MAX || isDense) throw new SheetTrouble('bomb');
};
