import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';

/** Unpacks what PGlite dumps: a first start then needs no PGlite to restore it. */
export const unpackTar = async (tar: Buffer, folder: string) => {
  for await (const { name, isFolder, content } of entriesOf(tar)) {
    const path = join(folder, normalize(`/${name}`));
    if (isFolder) makeFolder(path);
    else writeFile(path, content);
  }
};

async function* entriesOf(tar: Buffer) {
  const unpacked = extract();
  unpacked.end(tar);
  try {
    for await (const entry of unpacked) {
      const { name, type } = entry.header;
      yield { name, isFolder: type === 'directory', content: await buffer(entry) };
    }
  } catch (error) {
    throw new Error('the snapshot is cut off or damaged', { cause: error });
  }
}

const makeFolder = (path: string) => mkdirSync(path, { recursive: true, mode: 0o700 });

const writeFile = (path: string, content: Uint8Array) => {
  makeFolder(dirname(path));
  writeFileSync(path, content, { mode: 0o600 });
};
