import { isWithin, type ReviewComment, type Snapshot } from '@ieum/contract';
import { type SnapshotGroup, wholePathOf } from '../snapshot/groups.ts';

type Said = Pick<ReviewComment, 'path' | 'round' | 'severity'>;

/** Fields and groups of which something is said, once each, in the order in which they stand on the page. */
export const commentedPaths = (
  snapshot: Pick<Snapshot, 'kind'>,
  groups: SnapshotGroup[],
  comments: Pick<ReviewComment, 'path'>[],
) => {
  const said = new Set(comments.map(({ path }) => path));
  const shown = groups.flatMap(({ path, fields }) => [path, ...fields.map((field) => field.path)]);
  const ordered = [wholePathOf(snapshot), ...shown].filter((path) => path !== undefined);
  return [...new Set(ordered)].filter((path) => said.has(path));
};

/** The next of them in one direction, round and round; from nowhere the first or the last. */
export const stepFrom = (paths: string[], current: string | undefined, step: 1 | -1) => {
  const at = current === undefined ? -1 : paths.indexOf(current);
  if (at < 0) return step === 1 ? paths[0] : paths.at(-1);
  return paths[(at + step + paths.length) % paths.length];
};

/** What asking for changes would open again: what must or should change in this round; of a whole group only the group. */
export const reopenedBy = (comments: Said[], round: number) => {
  const open = comments.filter((one) => one.round === round && one.severity !== 'info').map(({ path }) => path);
  const paths = [...new Set(open)];
  return paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));
};

/** How many fields stand beneath a path; one where it is a field itself. */
export const fieldsBeneath = ({ values }: Pick<Snapshot, 'values'>, path: string) =>
  values.filter((value) => isWithin(value.path, path)).length;

/** The same day of a later month, or the last of that month. */
export const afterMonths = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};
