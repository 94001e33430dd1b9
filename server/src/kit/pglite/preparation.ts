import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpackTar } from './tar.ts';
import { openThread } from './thread.ts';

/**
 * Creates the database beside its place and moves it there as a whole: a crash leaves either no database or all of it.
 */
export const prepareDatabase = async (folder: string, snapshot: string | undefined, openMs: number) => {
  const preparing = join(folder, 'db.preparing');
  rmSync(preparing, { recursive: true, force: true });
  mkdirSync(preparing, { mode: 0o700 });
  if (snapshot) await unpackTar(readFileSync(snapshot), preparing);
  else await (await openThread({ folder: preparing, openMs, onDeath: () => undefined })).close();
  syncTree(preparing);
  renameSync(preparing, join(folder, 'db'));
  sync(folder);
};

const syncTree = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else sync(path);
  }
  sync(folder);
};

const sync = (path: string) => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};
