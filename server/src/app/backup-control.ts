import { listenForCommands } from '../kit/control.ts';
import type { Database } from '../kit/db.ts';
import type { Log } from '../kit/log.ts';
import { copyDatabase, newCopyIn, removeLeftCopies } from '../kit/pglite-copy.ts';
import type { Settings } from '../kit/settings.ts';

export const COPY_COMMAND = 'copy';

/** Lets `npm run backup` read the embedded database that is in use here; PostgreSQL it asks by itself. */
export const serveBackups = async (database: Database, { dataFolder, databaseUrl }: Settings, log: Log) => {
  if (databaseUrl) return undefined;
  const inUse = new Set<string>();
  const removeLeft = () => removeLeftCopies(dataFolder, inUse);
  const copy = async (ended: Promise<void>) => {
    removeLeft();
    const folder = newCopyIn(dataFolder);
    inUse.add(folder);
    ended.then(() => {
      inUse.delete(folder);
      removeLeft();
    });
    const began = Date.now();
    await copyDatabase(database, dataFolder, folder);
    log.info({ ms: Date.now() - began }, 'database copied for a backup');
    return folder;
  };
  removeLeft();
  return listenForCommands(dataFolder, new Map([[COPY_COMMAND, copy]])).catch((err) => {
    // Some disks have no sockets: then a backup has to wait until the product is stopped.
    log.warn({ err }, 'no backup is possible while this runs');
    return undefined;
  });
};
