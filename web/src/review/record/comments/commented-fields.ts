import { isWithin, type ReviewComment, type Snapshot } from '@ieum/contract';
import { type SnapshotGroup, wholePathOf } from '../snapshot/groups.ts';

type CommentPlace = Pick<ReviewComment, 'path' | 'round' | 'severity'>;

/** Returns the commented fields and groups once each, in the order of the page. */
export const commentedPaths = (
  snapshot: Pick<Snapshot, 'kind'>,
  groups: SnapshotGroup[],
  comments: Pick<ReviewComment, 'path'>[],
) => {
  const commented = new Set(comments.map(({ path }) => path));
  const shown = groups.flatMap(({ path, fields }) => [path, ...fields.map((field) => field.path)]);
  const ordered = [wholePathOf(snapshot), ...shown].filter((path) => path !== undefined);
  return [...new Set(ordered)].filter((path) => commented.has(path));
};

/** Returns the next path in one direction, and wraps around. Without a current path it is the first or the last. */
export const stepFrom = (paths: string[], current: string | undefined, step: 1 | -1) => {
  const at = current === undefined ? -1 : paths.indexOf(current);
  if (at < 0) return step === 1 ? paths[0] : paths.at(-1);
  return paths[(at + step + paths.length) % paths.length];
};

/** Returns the paths with a must or should comment in the current round, once each. */
export const commentedInRound = ({ comments, round }: { comments: CommentPlace[]; round: number }) => {
  const open = comments.filter((item) => item.round === round && item.severity !== 'info');
  return [...new Set(open.map(({ path }) => path))];
};

/** Returns the paths that a return reopens: those with a must or should comment in this round, a group only once. */
export const reopenedBy = (comments: CommentPlace[], round: number) => {
  const paths = commentedInRound({ comments, round });
  return paths.filter((path) => !paths.some((group) => group !== path && isWithin(path, group)));
};

/** Counts the fields beneath a path. A field itself counts as one. */
export const fieldsBeneath = ({ values }: Pick<Snapshot, 'values'>, path: string) =>
  values.filter((value) => isWithin(value.path, path)).length;

/** Returns the same day of a later month, or that month's last day. */
export const afterMonths = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};
