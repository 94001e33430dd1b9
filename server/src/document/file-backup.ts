import { createHash } from 'node:crypto';
import type { ArchiveReader } from '../kit/backup/archive-reader.ts';
import type { ArchiveWriter } from '../kit/backup/archive-writer.ts';
import type { Page } from '../kit/backup/content.ts';
import { StartError } from '../kit/start-error.ts';
import type { FileStore } from './file-store.ts';

const TABLE = 'document';
const FILES = 'files/';
const LISTS = 'lists/';

type FileRow = { key: string; sha256: string };
type Listed = { key: string; size: number; sha256: string } | { key: string; isMissing: true };

/** `missing`: keys that cannot be read. `damaged`: keys whose file differs from the upload. */
export type FileTally = { count: number; bytes: number; missing: string[]; damaged: string[] };

export const newTally = (): FileTally => ({ count: 0, bytes: 0, missing: [], damaged: [] });

export const namesFiles = ({ table }: Pick<Page, 'table'>) => table === TABLE;

/** Reads the files of a page of rows. Each has the size of an upload, so it fits into memory. */
export const checkFiles = async (
  files: FileStore,
  page: Pick<Page, 'columns' | 'text'>,
  tally: FileTally,
  take: (listed: Listed, bytes?: Buffer) => Promise<void> = async () => undefined,
) => {
  for (const { key, sha256 } of filesNamedIn(page)) {
    // Whatever the disk reports: readable files are saved, and the others are counted as missing.
    const bytes = await files.read(key).catch(() => undefined);
    if (!bytes) {
      tally.missing.push(key);
      await take({ key, isMissing: true });
      continue;
    }
    const found = sha256Of(bytes);
    if (found !== sha256) tally.damaged.push(key);
    tally.count += 1;
    tally.bytes += bytes.length;
    await take({ key, size: bytes.length, sha256: found }, bytes);
  }
};

/** Archives the files of a page of rows, and then a list of them. */
export const archiveFiles = async (archive: ArchiveWriter, files: FileStore, page: Page, tally: FileTally) => {
  const list: string[] = [];
  await checkFiles(files, page, tally, async (listed, bytes) => {
    if (bytes) await archive.add(FILES + listed.key, bytes);
    list.push(`${JSON.stringify(listed)}\n`);
  });
  await archive.addText(`${LISTS}${String(page.number).padStart(6, '0')}.jsonl.gz`, list.join(''));
};

/** Stores each file in its place and reads it again from there. */
export const restoreFiles = async (archive: ArchiveReader, files: FileStore) => {
  const tally = newTally();
  const placed = new Map<string, string>();
  await archive.walk(async ({ name, bytes, text }) => {
    if (name.startsWith(FILES)) {
      const key = name.slice(FILES.length);
      await files.put(key, await bytes());
      placed.set(key, sha256Of(await files.read(key)));
    }
    if (!name.startsWith(LISTS)) return;
    for (const listed of linesOf<Listed>(await text())) count(listed, placed.get(listed.key), tally);
    placed.clear();
  });
  return tally;
};

/** Refuses a store with other files: they would have no row after the restore, and the next sweep would delete them. */
export const refuseOtherFiles = async (archive: ArchiveReader, files: FileStore) => {
  const others = new Set(await files.keysBefore(new Date(8.64e15)));
  if (others.size > 0) await archive.walk(async ({ name }) => void others.delete(name.slice(FILES.length)));
  const [stray] = others;
  if (stray)
    throw new StartError(`There are files already (${files.pathOf(stray)}), and nothing is ever restored over them.`);
};

const count = (listed: Listed, placed: string | undefined, tally: FileTally) => {
  if ('isMissing' in listed) {
    tally.missing.push(listed.key);
    return;
  }
  if (placed !== listed.sha256) throw new StartError(`The file ${listed.key} did not arrive as it was sent.`);
  tally.count += 1;
  tally.bytes += listed.size;
};

const filesNamedIn = ({ columns, text }: Pick<Page, 'columns' | 'text'>): FileRow[] => {
  const [key, sha256] = [columns.indexOf('storage_key'), columns.indexOf('sha256')];
  return linesOf<string[]>(text).map((row) => ({ key: row[key] ?? '', sha256: row[sha256] ?? '' }));
};

const linesOf = <Line>(text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
