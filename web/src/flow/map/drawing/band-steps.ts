import type { DrawnBand } from '../picture/ways.ts';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Returns the band that an arrow key leads to: on with the material, back to its origin, or the one above or below. */
export const bandBeside = (bands: readonly DrawnBand[], key: string, arrow: string): string | undefined => {
  const at = bands.find((band) => band.key === key);
  if (!at) return bands[0]?.key;
  if (arrow === 'ArrowRight') return widest(bands.filter(({ from }) => from === at.to));
  if (arrow === 'ArrowLeft') return widest(bands.filter(({ to }) => to === at.from));
  const column = bands.filter(({ x }) => x === at.x).toSorted((one, next) => one.y - next.y);
  return column[column.indexOf(at) + (arrow === 'ArrowUp' ? -1 : 1)]?.key;
};

const widest = (bands: readonly DrawnBand[]) => bands.toSorted((one, next) => next.height - one.height)[0]?.key;

type Way = { key: string; from: string; to: string };

/** Returns a band with everything that flows into it and on from it. */
export const bandsAlong = (bands: readonly Way[], key: string): Set<string> => {
  const start = bands.find((band) => band.key === key);
  if (!start) return new Set();
  const into = Map.groupBy(bands, ({ to }) => to);
  const out = Map.groupBy(bands, ({ from }) => from);
  const up = new Set([start]);
  for (const { from } of up) for (const band of into.get(from) ?? []) up.add(band);
  const down = new Set([start]);
  for (const { to } of down) for (const band of out.get(to) ?? []) down.add(band);
  return new Set([...up, ...down].map((band) => band.key));
};
