import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';
import { migrate } from '../db/migrate.ts';
import { databaseOfEngine } from './embedded.ts';
import { openEngine } from './engine.ts';

/**
 * Writes a migrated, empty database that was shut down cleanly: restoring it is much faster than a first start without
 * it.
 */
export const writeSnapshot = async (file: string, migrationsFolder: string) => {
  const fs = new KeptFS();
  const database = await databaseOfEngine(await openEngine({ fs }));
  await migrate(database, migrationsFolder);
  await database.close();
  if (!fs.tar) throw new Error('PGlite closed without giving its files');
  writeWhole(file, new Uint8Array(await fs.tar.arrayBuffer()));
};

/** Takes the files at the close, after PostgreSQL's own shutdown, so that opening them needs no recovery. */
class KeptFS extends MemoryFS {
  tar: Blob | undefined;

  override async closeFs() {
    this.tar = await this.dumpTar('ieum', 'none');
    await super.closeFs();
  }
}

const writeWhole = (file: string, content: Uint8Array) => {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  const descriptor = openSync(partial, 'w');
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(partial, file);
};
