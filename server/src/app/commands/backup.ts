import { resolve } from 'node:path';
import { createLog } from '../../kit/log.ts';
import type { Settings } from '../../kit/settings.ts';
import { makeBackup } from '../backup/backup.ts';
import { onlyArgument, refuseIncomplete, reportOf, shownSize } from '../backup/report.ts';

/** Writes all rows and files to one file, whether the product runs or not. */
export const runBackupCommand = async (args: string[], settings: Settings, root: string) => {
  const file = resolve(onlyArgument(args, 'Where to? npm run backup -- FILE'));
  const { manifest, size, lost, damaged } = await makeBackup(file, settings, root, createLog('warn'));
  console.log(reportOf(manifest));
  console.log(`${file} holds all of it (${shownSize(size)}). It is as secret as the data itself.`);
  if (settings.tokenKey) console.log('TOKEN_KEY is set and stands in no backup: keep it as well.');
  refuseIncomplete('The backup was made', lost, damaged);
};
