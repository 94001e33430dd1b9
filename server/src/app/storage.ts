import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder, prepareDataFolder } from '../kit/data-folder.ts';
import type { Database } from '../kit/db.ts';
import { openEmbedded } from '../kit/embedded.ts';
import type { Log } from '../kit/log.ts';
import { migrate } from '../kit/migrate.ts';
import { openPostgres } from '../kit/postgres.ts';
import type { Settings } from '../kit/settings.ts';

export type Storage = { database: Database; close: () => Promise<void> };

/** The migrated database: PostgreSQL where an address is given, otherwise the embedded one in the data folder. */
export const openStorage = async (settings: Settings, root: string, log: Log): Promise<Storage> => {
  prepareDataFolder(settings.dataFolder);
  const lock = settings.databaseUrl ? undefined : lockDataFolder(settings.dataFolder);
  try {
    const database = await openDatabase(settings, root, log);
    const close = async () => {
      await database.close();
      lock?.release();
    };
    try {
      for (const name of await migrate(database, join(root, 'migrations'))) log.info({ name }, 'migrated');
      return { database, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    lock?.release();
    throw error;
  }
};

const openDatabase = ({ databaseUrl, dataFolder, queryDeadlineMs }: Settings, root: string, log: Log) => {
  const deadlineMs = queryDeadlineMs;
  if (databaseUrl) {
    return openPostgres({ url: databaseUrl, deadlineMs, onError: (err) => log.error({ err }, 'database connection') });
  }
  const snapshot = join(root, 'dist/snapshot.tar');
  return openEmbedded({
    folder: dataFolder,
    // Only a faster way to the same first start; without a build there is none.
    ...(existsSync(snapshot) ? { snapshot } : {}),
    deadlineMs,
    onReopen: (why) => log.error({ why }, 'the embedded database was reopened'),
  });
};
