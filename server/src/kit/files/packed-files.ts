import { existsSync, openSync, readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const PACK = '.pack';
/** Length of the number that says how long the list at the beginning is. */
const HEAD = 12;

/** Place of some bytes after the list. */
type Place = [from: number, size: number];
type Listed = { url: string; plain: Place; br?: Place; gzip?: Place };

export type PackedFile = {
  url: string;
  read: () => { body: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };
};

/** Writes all files of a folder into one file beside them, each with its compressed forms. Hidden files are left out. */
export const packFolder = (folder: string) => {
  const parts: Buffer[] = [];
  let size = 0;
  const put = (path: string): Place => {
    const bytes = readFileSync(path);
    const from = size;
    parts.push(bytes);
    size += bytes.length;
    return [from, bytes.length];
  };
  const listed = filesIn(folder).map((name): Listed => {
    const path = join(folder, name);
    return {
      url: `/${name.split(sep).join('/')}`,
      plain: put(path),
      ...(existsSync(`${path}.br`) && { br: put(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: put(`${path}.gz`) }),
    };
  });
  const list = Buffer.from(JSON.stringify(listed));
  writeFileSync(join(folder, PACK), Buffer.concat([Buffer.from(String(list.length).padStart(HEAD)), list, ...parts]));
};

/**
 * Opens what `packFolder` has written, or returns nothing if there is no pack. A file is read when it is asked for. The
 * pack stays open: a build that replaces it changes nothing for a process that runs.
 */
export const openPack = (folder: string): PackedFile[] | undefined => {
  const path = join(folder, PACK);
  if (!existsSync(path)) return undefined;
  const descriptor = openSync(path, 'r');
  const bytesAt = ([from, size]: Place) => {
    const bytes = Buffer.allocUnsafeSlow(size);
    if (readSync(descriptor, bytes, 0, size, from) !== size) throw new Error(`${path} is shorter than its list says`);
    return bytes;
  };
  const length = Number(bytesAt([0, HEAD]).toString());
  const listed: Listed[] = JSON.parse(bytesAt([HEAD, length]).toString());
  const inPack = ([from, size]: Place) => bytesAt([HEAD + length + from, size]);
  return listed.map(({ url, plain, br, gzip }) => ({
    url,
    read: () => ({ body: inPack(plain), br: br && inPack(br), gzip: gzip && inPack(gzip) }),
  }));
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .sort();
