import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../kit/db/database.ts';
import { migrate } from '../kit/db/migrate.ts';
import { openPostgres } from '../kit/db/postgres.ts';
import {
  lockDataFolder,
  markAsOfPostgres,
  prepareDataFolder,
  refuseFilesOfPostgres,
} from '../kit/files/data-folder.ts';
import type { Log } from '../kit/log.ts';
import { openEmbedded } from '../kit/pglite/embedded.ts';
import type { Settings } from '../kit/settings.ts';

export type Storage = { database: Database; close: () => Promise<void> };

/** Opens the migrated database: PostgreSQL if there is an address, otherwise the embedded one in the data folder. */
export const openStorage = async (settings: Settings, root: string, log: Log): Promise<Storage> => {
  // The snapshot only makes the first start faster; without a build there is none.
  const storage = await openUnmigrated(settings, log, join(root, 'dist/snapshot.tar'));
  try {
    for (const name of await migrate(storage.database, join(root, 'migrations'))) log.info({ name }, 'migrated');
    if (settings.databaseUrl) markAsOfPostgres(settings.dataFolder);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
};

/** Opens the database without migrations. A new embedded one is created from the snapshot, or empty. */
export const openUnmigrated = async (settings: Settings, log: Log, snapshot?: string): Promise<Storage> => {
  const { databaseUrl, dataFolder } = settings;
  prepareDataFolder(dataFolder);
  if (!databaseUrl) refuseFilesOfPostgres(dataFolder);
  const lock = databaseUrl ? undefined : lockDataFolder(dataFolder);
  try {
    const database = await openDatabase(settings, log, snapshot);
    const close = async () => {
      await database.close();
      lock?.release();
    };
    return { database, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
};

const openDatabase = ({ databaseUrl, dataFolder, queryDeadlineMs }: Settings, log: Log, snapshot?: string) => {
  const deadlineMs = queryDeadlineMs;
  if (databaseUrl) {
    return openPostgres({ url: databaseUrl, deadlineMs, onError: (err) => log.error({ err }, 'database connection') });
  }
  return openEmbedded({
    folder: dataFolder,
    ...(snapshot && existsSync(snapshot) ? { snapshot } : {}),
    deadlineMs,
    onReopen: (why) => log.error({ why }, 'the embedded database was reopened'),
  });
};
