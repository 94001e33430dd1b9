import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askRunning } from '../../kit/control.ts';
import type { Database } from '../../kit/db/database.ts';
import { lockDataFolder } from '../../kit/files/data-folder.ts';
import type { Log } from '../../kit/log.ts';
import { openEmbedded } from '../../kit/pglite/embedded.ts';
import type { Settings } from '../../kit/settings.ts';
import { StartError } from '../../kit/start-error.ts';
import { COPY_COMMAND } from '../commands/control.ts';
import { openUnmigrated, type Storage } from '../storage.ts';

/** Reads the current rows, whether the product runs on them or not; migrates nothing. */
export const withRows = async <T>(
  settings: Settings,
  log: Log,
  read: (database: Database) => Promise<T>,
): Promise<T> => {
  const source = await openSource(settings, log);
  try {
    return await read(source.database);
  } finally {
    await source.close();
  }
};

const openSource = async (settings: Settings, log: Log) => {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl) return openUnmigrated(settings, log);
  if (!existsSync(join(dataFolder, 'db')))
    throw new StartError(`There is no database in ${dataFolder}: check DATA_DIR.`);
  return (await openCopy(dataFolder)) ?? openUnmigrated(settings, log);
};

/** Only one process may open an embedded database: the running one makes a copy, and the copy is read here. */
const openCopy = async (dataFolder: string): Promise<Storage | undefined> => {
  const running = await askRunning(dataFolder, COPY_COMMAND);
  if (!running) return undefined;
  const folder = running.answer;
  const end = async () => {
    await rm(folder, { recursive: true, force: true });
    running.end();
  };
  try {
    const lock = lockDataFolder(folder);
    const database = await openEmbedded({ folder, deadlineMs: COPY_DEADLINE_MS });
    const close = async () => {
      await database.close();
      lock.release();
      await end();
    };
    return { database, close };
  } catch (error) {
    await end();
    throw error;
  }
};

/** No request waits for the copy. */
const COPY_DEADLINE_MS = 600_000;
