import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveFiles, namesFiles, newTally } from '../../document/file-backup.ts';
import { createFileStore } from '../../document/file-store.ts';
import { findKnown } from '../../document/kept-files.ts';
import { type ArchiveWriter, createArchive, type Place } from '../../kit/backup/archive-writer.ts';
import { type Page, readContent } from '../../kit/backup/content.ts';
import { newManifest } from '../../kit/backup/manifest.ts';
import type { Log } from '../../kit/log.ts';
import { findTokenKey } from '../../kit/security/token-key.ts';
import type { Settings } from '../../kit/settings.ts';
import { withRows } from './source.ts';

export const TOKEN_KEY_ENTRY = 'token.key';
export const TABLES_ENTRY = 'tables/';

/**
 * Writes all rows as of one moment, then the files that they name. A file that is deleted in between is reported and
 * left out: with many files, a new attempt would never end.
 */
export const makeBackup = async (file: string, settings: Settings, root: string, log: Log) => {
  const archive = await createArchive(file);
  try {
    const namers: (Omit<Page, 'text'> & Place)[] = [];
    const content = await withRows(settings, log, (database) =>
      readContent(database, async ({ text, ...page }) => {
        const place = await archive.addText(entryOf(page), text);
        if (namesFiles(page)) namers.push({ ...page, ...place });
      }),
    );
    const tally = newTally();
    const files = createFileStore(join(settings.dataFolder, 'files'));
    // The rows are read back from the archive: a list of all files may not fit into memory.
    for (const page of namers)
      await archiveFiles(archive, files, { ...page, text: await archive.readText(page) }, tally);
    await addTokenKey(archive, settings);
    const { count, bytes, missing, damaged } = tally;
    const manifest = newManifest({
      madeAt: new Date().toISOString(),
      version: versionIn(root),
      ...content,
      files: { count, bytes, missing: missing.length, damaged: damaged.length },
    });
    const lost = missing.length === 0 ? [] : await findLost(settings, log, missing);
    return { manifest, size: await archive.finish(manifest), lost, damaged };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
};

const entryOf = ({ table, number }: Pick<Page, 'table' | 'number'>) =>
  `${TABLES_ENTRY}${table}/${String(number).padStart(6, '0')}.jsonl.gz`;

/** A missing file whose row is gone was deleted meanwhile; one whose row is still there is lost. */
const findLost = (settings: Settings, log: Log, missing: string[]) =>
  withRows(settings, log, ({ inTransaction }) => findKnown(inTransaction, missing));

/** Without the key, all people would be signed out, and counted tries would not be found again. */
const addTokenKey = async (archive: ArchiveWriter, { dataFolder, tokenKey }: Settings) => {
  const key = tokenKey ? undefined : findTokenKey(dataFolder);
  if (key) await archive.add(TOKEN_KEY_ENTRY, Buffer.from(key));
};

const versionIn = (root: string): string => JSON.parse(readFileSync(join(root, '../package.json'), 'utf8')).version;
