import { join } from 'node:path';
import { refuseOtherFiles, restoreFiles } from '../../document/file-backup.ts';
import { createFileStore } from '../../document/file-store.ts';
import { keepHead } from '../../kit/audit/sealer.ts';
import type { ArchiveReader } from '../../kit/backup/archive-reader.ts';
import type { OnPage } from '../../kit/backup/content.ts';
import type { Manifest } from '../../kit/backup/manifest.ts';
import { refuseFilledPlace, restoreContent } from '../../kit/backup/restore-content.ts';
import { systemClock } from '../../kit/clock.ts';
import { migrationsIn } from '../../kit/db/migrate.ts';
import { markAsOfPostgres } from '../../kit/files/data-folder.ts';
import type { Log } from '../../kit/log.ts';
import { replaceTokenKey } from '../../kit/security/token-key.ts';
import type { Settings } from '../../kit/settings.ts';
import { openUnmigrated } from '../storage.ts';
import { TABLES_ENTRY, TOKEN_KEY_ENTRY } from './backup.ts';

/** Tables that a first start fills in an empty database. */
export const ROWS_OF_A_START = [
  'kit_migration',
  'kit_job',
  'kit_limit',
  'account_link',
  'account_sign_in_failure',
  'factory_standard',
  'factory_code_list',
  'factory_code_entry',
];

type Backup = { archive: ArchiveReader; manifest: Manifest };

/**
 * Restores into an empty place only: first the files, then all rows in one transaction. If it ends in between, the
 * files are swept away.
 */
export const restoreBackup = async ({ archive, manifest }: Backup, settings: Settings, root: string, log: Log) => {
  const { dataFolder, databaseUrl } = settings;
  const { migrations } = manifest;
  const migrationsFolder = join(root, 'migrations');
  // The snapshot has every migration of this version; an older backup begins with fewer.
  const isCurrent = migrations.length === migrationsIn(migrationsFolder).length;
  const { database, close } = await openUnmigrated(
    settings,
    log,
    isCurrent ? join(root, 'dist/snapshot.tar') : undefined,
  );
  try {
    const place = { migrationsFolder, migrations, ownRows: ROWS_OF_A_START };
    await refuseFilledPlace(database, place);
    const files = createFileStore(join(dataFolder, 'files'));
    await refuseOtherFiles(archive, files);
    if (databaseUrl) markAsOfPostgres(dataFolder);
    const tally = await restoreFiles(archive, files);
    await restoreTokenKey(archive, dataFolder);
    await restoreContent(database, { ...place, feed: (load) => feedTables(archive, manifest, load) });
    // From here on the head shows if the end of the log is cut off.
    await keepHead(database.inStatement, dataFolder, systemClock);
    return tally;
  } finally {
    await close();
  }
};

const restoreTokenKey = (archive: ArchiveReader, dataFolder: string) =>
  archive.walk(async ({ name, bytes }) => {
    if (name === TOKEN_KEY_ENTRY) replaceTokenKey(dataFolder, String(await bytes()));
  });

const feedTables = async (archive: ArchiveReader, manifest: Manifest, load: OnPage) => {
  await archive.walk(async ({ name, text }) => {
    if (!name.startsWith(TABLES_ENTRY)) return;
    const [, table = '', number] = name.split(/[/.]/);
    const columns = manifest.tables.find((listed) => listed.name === table)?.columns ?? [];
    await load({ table, columns, number: Number(number), text: await text() });
  });
  return manifest;
};
