import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { BLOCK, paddedSize, readTarHeader } from '../backup/tar-entry.ts';

/** Unpacks what PGlite dumps (plain ustar): a first start then needs no PGlite to restore it. */
export const unpackTar = (tar: Buffer, folder: string) => {
  let position = 0;
  while (position + BLOCK <= tar.length && tar[position] !== 0) {
    const { name, size, isFolder } = readTarHeader(tar.subarray(position, position + BLOCK));
    const path = join(folder, normalize(`/${name}`));
    const start = position + BLOCK;
    if (start + size > tar.length) throw new Error('the snapshot is cut off or damaged');
    if (isFolder) makeFolder(path);
    else writeFile(path, tar.subarray(start, start + size));
    position = start + paddedSize(size);
  }
};

const makeFolder = (path: string) => mkdirSync(path, { recursive: true, mode: 0o700 });

const writeFile = (path: string, content: Uint8Array) => {
  makeFolder(dirname(path));
  writeFileSync(path, content, { mode: 0o600 });
};
