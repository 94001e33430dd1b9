import type { Run, Stop } from '../picture/parts.ts';

/** Readers cannot follow more bands between two columns than these. */
export const COLUMN_BANDS = 24;
/** Bands of a folded column that still lead to a place of their own; the others lead to the folded column. */
const ENDS = 7;

type Folded<R> = {
  runs: R[];
  /** Places that stand for others, by their id: their tier, and how many bands are folded. */
  others: Map<string, { tier: number; count: number }>;
};

const FOLDED = 'folded ';
export const othersId = (tier: number) => `${FOLDED}${tier}`;
export const isFolded = (open: string) => open.startsWith(FOLDED);

/** Folds the smallest bands of a column that has too many into one place, `others`, except in the column that is open. */
export const foldColumns = <R extends Run & { weight: number; count: number }>(
  stops: readonly Pick<Stop, 'id' | 'tier'>[],
  runs: readonly R[],
  open: string,
  merge: (members: readonly R[], ends: { key: string; from: string; to: string }) => R,
): Folded<R> => {
  // An open group of the server shows all of its bands.
  const isWhole = open !== '' && !isFolded(open);
  const tierOf = new Map(stops.map(({ id, tier }) => [id, tier]));
  const others: Folded<R>['others'] = new Map();
  const columns = Map.groupBy(runs, ({ from }) => tierOf.get(from) ?? 0);
  const folded = [...columns].flatMap(([tier, column]) => {
    if (column.length <= COLUMN_BANDS || open === othersId(tier) || isWhole) return column;
    const sorted = column.toSorted((one, next) => next.weight - one.weight || (one.key < next.key ? -1 : 1));
    const kept = sorted.slice(0, COLUMN_BANDS - ENDS - 1);
    const rest = sorted.slice(kept.length);
    const ends = [...Map.groupBy(rest, ({ to }) => to)].toSorted(
      ([one, some], [next, more]) => weightOf(more) - weightOf(some) || (one < next ? -1 : 1),
    );
    const from = othersId(tier);
    others.set(from, { tier, count: rest.reduce((sum, run) => sum + run.count, 0) });
    const merged = ends.slice(0, ENDS).map(([to, some]) => ({ to, some }));
    const left = ends.slice(ENDS).flatMap(([, some]) => some);
    if (left.length > 0) {
      const next = Math.max(
        ...left.map(({ to }) => tierOf.get(to) ?? 0).filter((to) => to < tier),
        Number.NEGATIVE_INFINITY,
      );
      const to = othersId(Number.isFinite(next) ? next : tier - 1);
      if (!others.has(to)) others.set(to, { tier: Number.isFinite(next) ? next : tier - 1, count: 0 });
      merged.push({ to, some: left });
    }
    return [
      ...kept,
      ...merged.map(({ to, some }) => {
        const key = `${from} > ${to}`;
        return merge(some, { key, from, to });
      }),
    ];
  });
  return { runs: folded, others };
};

const weightOf = (runs: readonly { weight: number }[]) => runs.reduce((sum, { weight }) => sum + weight, 0);
