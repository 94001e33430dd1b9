import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

/** Unpacks what PGlite dumps (plain ustar): a first start then needs no PGlite to restore it. */
export const unpackTar = (tar: Buffer, folder: string) => {
  let position = 0;
  while (position + BLOCK <= tar.length && tar[position] !== 0) {
    const header = tar.subarray(position, position + BLOCK);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const path = join(folder, normalize(`/${textAt(header, 345, 155)}/${textAt(header, 0, 100)}`));
    const start = position + BLOCK;
    if (!(size >= 0) || start + size > tar.length) throw new Error('the snapshot is cut off or damaged');
    if (textAt(header, 156, 1) === '5') makeFolder(path);
    else writeFile(path, tar.subarray(start, start + size));
    position = start + Math.ceil(size / BLOCK) * BLOCK;
  }
};

const textAt = (header: Buffer, start: number, length: number) => {
  const field = header.toString('utf8', start, start + length);
  return field.split('\0')[0] ?? '';
};

const makeFolder = (path: string) => mkdirSync(path, { recursive: true, mode: 0o700 });

const writeFile = (path: string, content: Uint8Array) => {
  makeFolder(dirname(path));
  writeFileSync(path, content, { mode: 0o600 });
};
