import { givingOf, type Run, type Stop } from './parts.ts';

/**
 * Splits off the bands that close a loop. A band from a farther tier to a nearer one never does. Any other band is kept
 * only if it does not lead back to where it came from. What stays inside one place starts at a second box of it.
 */
export const withoutLoops = (stops: readonly Stop[], runs: readonly Run[]) => {
  const tiers = new Map(stops.map(({ id, tier }) => [id, tier]));
  const known = runs.filter(({ from, to }) => tiers.has(from) && tiers.has(to));
  const isInward = ({ from, to }: Run) => (tiers.get(from) ?? 0) > (tiers.get(to) ?? 0);
  const straight = known.filter(({ isLoop }) => !isLoop);
  const kept = straight.filter((run) => isInward(run) && run.from !== run.to);
  const cut = known.filter(({ isLoop }) => isLoop);
  const ways = new Map<string, string[]>();
  const add = ({ from, to }: Run) => {
    const before = ways.get(from);
    if (before) before.push(to);
    else ways.set(from, [to]);
  };
  for (const run of kept) add(run);
  for (const run of straight) {
    if (run.from === run.to) kept.push({ ...run, from: givingOf(run.from) });
    else if (!isInward(run)) {
      if (leads(ways, run.to, run.from)) cut.push(run);
      else {
        add(run);
        kept.push(run);
      }
    }
  }
  const inside = new Set(kept.map(({ from }) => from));
  const doubled = stops.flatMap((stop) =>
    inside.has(givingOf(stop.id)) ? [stop, { ...stop, id: givingOf(stop.id), isOwn: false }] : [stop],
  );
  return { stops: doubled, kept, cut };
};

const leads = (ways: Map<string, string[]>, from: string, to: string) => {
  const seen = new Set([from]);
  for (const id of seen) {
    if (id === to) return true;
    for (const next of ways.get(id) ?? []) seen.add(next);
  }
  return false;
};
