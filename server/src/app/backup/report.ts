import type { Content } from '../../kit/backup/content.ts';
import type { Manifest } from '../../kit/backup/manifest.ts';
import { StartError } from '../../kit/start-error.ts';

const HASH_SHOWN = 16;
const TROUBLES_SHOWN = 20;

/** Reports what was read, written and compared, table by table. */
export const reportOf = ({ tables, files }: Pick<Content, 'tables'> & Pick<Manifest, 'files'>) => {
  const lines = tables.map(({ name, rows, sha256 }) => [name, String(rows), sha256.slice(0, HASH_SHOWN)]);
  const all = [['table', 'rows', 'sha-256'], ...lines, ['files', String(files.count), shownSize(files.bytes)]];
  if (files.missing) all.push(['files not there', String(files.missing), '']);
  if (files.damaged) all.push(['files changed', String(files.damaged), '']);
  const widths = [0, 1].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  return all
    .map(
      ([name = '', count = '', last]) => `${name.padEnd(widths[0] ?? 0)}  ${count.padStart(widths[1] ?? 0)}  ${last}`,
    )
    .join('\n');
};

/** Comes last and ends with an error code, so that a nightly script notices it. */
export const refuseIncomplete = (done: string, missing: string[], damaged: string[]) => {
  const all = [...missing.map((key) => `${key} cannot be read`), ...damaged.map((key) => `${key} has changed`)];
  if (all.length === 0) return;
  const shown = all.slice(0, TROUBLES_SHOWN).join(', ');
  const rest = all.length > TROUBLES_SHOWN ? ` and ${all.length - TROUBLES_SHOWN} more` : '';
  throw new StartError(`${done}, but not all files are as they were stored: ${shown}${rest}.`);
};

export const shownSize = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const onlyArgument = (args: string[], usage: string) => {
  const [argument, ...others] = args;
  if (!argument || others.length > 0) throw new StartError(usage);
  return argument;
};
