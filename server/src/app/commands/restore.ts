import { join, resolve } from 'node:path';
import { openArchive } from '../../kit/backup/archive-reader.ts';
import { readManifest } from '../../kit/backup/manifest.ts';
import { createLog } from '../../kit/log.ts';
import type { Settings } from '../../kit/settings.ts';
import { onlyArgument, reportOf } from '../backup/report.ts';
import { restoreBackup } from '../backup/restore.ts';

/** Restores a backup into an empty place; checks all of it before anything is written. */
export const runRestoreCommand = async (args: string[], settings: Settings, root: string) => {
  const file = resolve(onlyArgument(args, 'Which one? npm run restore -- FILE'));
  const archive = await openArchive(file);
  try {
    const manifest = readManifest(await archive.manifest(), join(root, 'migrations'));
    const { count, bytes, missing } = await restoreBackup({ archive, manifest }, settings, root, createLog('warn'));
    const files = { count, bytes, missing: missing.length, damaged: manifest.files.damaged };
    console.log(reportOf({ ...manifest, files }));
    console.log(`All of it is as it was on ${manifest.madeAt}.`);
    if (settings.tokenKey) console.log('TOKEN_KEY is set: people stay signed in if it is the one that was set then.');
  } finally {
    await archive.close();
  }
};
