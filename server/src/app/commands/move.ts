import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles, namesFiles, newTally } from '../../document/file-backup.ts';
import { createFileStore } from '../../document/file-store.ts';
import { readContent } from '../../kit/backup/content.ts';
import { refuseFilledPlace, restoreContent } from '../../kit/backup/restore-content.ts';
import type { Database } from '../../kit/db/database.ts';
import { migrationsIn } from '../../kit/db/migrate.ts';
import { markAsOfPostgres } from '../../kit/files/data-folder.ts';
import { createLog } from '../../kit/log.ts';
import { readSettings, type Settings } from '../../kit/settings.ts';
import { StartError } from '../../kit/start-error.ts';
import { onlyArgument, refuseIncomplete, reportOf } from '../backup/report.ts';
import { ROWS_OF_A_START } from '../backup/restore.ts';
import { openStorage, openUnmigrated } from '../storage.ts';

/** Moves the rows of the embedded database to PostgreSQL; the files and the key stay in the data folder. */
export const runMoveCommand = async (args: string[], settings: Settings, root: string) => {
  const { databaseUrl } = readSettings({ DATABASE_URL: onlyArgument(args, 'Where to? npm run move -- postgres://…') });
  if (settings.databaseUrl) throw new StartError('DATABASE_URL is set: leave it out here, to move what is embedded.');
  if (!existsSync(join(settings.dataFolder, 'db')))
    throw new StartError(`There is no database in ${settings.dataFolder}: check DATA_DIR.`);
  const log = createLog('warn');
  const source = await openStorage(settings, root, log);
  try {
    const target = await openUnmigrated({ ...settings, databaseUrl }, log);
    const moved = await move(source.database, target.database, settings.dataFolder, root).finally(target.close);
    const { count, bytes, missing, damaged } = moved.tally;
    const files = { count, bytes, missing: missing.length, damaged: damaged.length };
    console.log(reportOf({ ...moved.content, files }));
    console.log(
      `All rows are in PostgreSQL now. Start with DATABASE_URL set and the same DATA_DIR, where the files are.`,
    );
    refuseIncomplete('All rows were moved', missing, damaged);
  } finally {
    await source.close();
  }
};

const move = async (source: Database, target: Database, dataFolder: string, root: string) => {
  const migrationsFolder = join(root, 'migrations');
  const place = { migrationsFolder, migrations: migrationsIn(migrationsFolder), ownRows: ROWS_OF_A_START };
  await refuseFilledPlace(target, place);
  const files = createFileStore(join(dataFolder, 'files'));
  const tally = newTally();
  const content = await restoreContent(target, {
    ...place,
    feed: (load) =>
      readContent(source, async (page) => {
        await load(page);
        if (namesFiles(page)) await checkFiles(files, page, tally);
      }),
  });
  markAsOfPostgres(dataFolder);
  return { content, tally };
};
