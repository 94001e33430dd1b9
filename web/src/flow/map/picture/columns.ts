import type { Run, Stop } from './parts.ts';

/** A box, or the lane of a band that passes a column without stopping. */
export type Item = { id: string; column: number; stop?: Stop; run?: Run };
/** Part of a band between two neighboring columns. */
export type Piece = { run: Run; from: Item; to: Item };
export type Columns = {
  /** From left to right, each from top to bottom. */
  columns: { tier: number; items: Item[] }[];
  pieces: Piece[];
};

/** Places each stop in the column of its tier, farther left where a band would otherwise not lead to the right. */
export const columnsOf = (stops: readonly Stop[], runs: readonly Run[]): Columns => {
  const tiers = tiersOf(stops, runs);
  const used = [...new Set(tiers.values())].toSorted((one, next) => next - one);
  const indexOf = new Map(used.map((tier, index) => [tier, index]));
  const columns = used.map((tier): { tier: number; items: Item[] } => ({ tier, items: [] }));
  const items = new Map<string, Item>();
  const put = (item: Item) => {
    columns[item.column]?.items.push(item);
    return item;
  };
  for (const stop of stops) {
    const tier = tiers.get(stop.id);
    if (tier !== undefined) items.set(stop.id, put({ id: stop.id, column: indexOf.get(tier) ?? 0, stop }));
  }
  const pieces: Piece[] = [];
  for (const run of runs) {
    const [start, end] = [items.get(run.from), items.get(run.to)];
    if (!start || !end) continue;
    let from = start;
    for (let column = start.column + 1; column <= end.column; column += 1) {
      const to = column === end.column ? end : put({ id: `${run.key}\u0000${column}`, column, run });
      pieces.push({ run, from, to });
      from = to;
    }
  }
  return { columns, pieces };
};

const tiersOf = (stops: readonly Stop[], runs: readonly Run[]) => {
  const out = Map.groupBy(runs, ({ from }) => from);
  const into = new Set(runs.map(({ to }) => to));
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const tiers = new Map<string, number>();
  // An own stack: a chain may be longer than calls may be deep.
  for (const { id } of stops) {
    if (!out.has(id) && !into.has(id)) continue;
    const stack = [id];
    for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
      const next = (out.get(at) ?? []).map(({ to }) => to);
      const open = tiers.has(at) ? [] : next.filter((to) => !tiers.has(to) && byId.has(to));
      if (open.length > 0) {
        stack.push(...open);
        continue;
      }
      stack.pop();
      const least = Math.max(...next.map((to) => (tiers.get(to) ?? Number.NEGATIVE_INFINITY) + 1));
      if (!tiers.has(at)) tiers.set(at, Math.max(byId.get(at)?.tier ?? 0, least));
    }
  }
  return tiers;
};
