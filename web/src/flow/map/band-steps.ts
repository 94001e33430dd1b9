import type { Ribbon } from './sankey-layout.ts';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Which band an arrow leads to: on with the material, back to where it came from, or to the one above or below. */
export const bandBeside = (ribbons: readonly Ribbon[], key: string, arrow: string): string | undefined => {
  const at = ribbons.find((ribbon) => ribbon.key === key);
  if (!at) return ribbons[0]?.key;
  if (arrow === 'ArrowRight') return widest(ribbons.filter(({ from }) => from === at.to));
  if (arrow === 'ArrowLeft') return widest(ribbons.filter(({ to }) => to === at.from));
  const column = ribbons.filter(({ x }) => x === at.x).toSorted((one, other) => one.y - other.y);
  return column[column.indexOf(at) + (arrow === 'ArrowUp' ? -1 : 1)]?.key;
};

const widest = (ribbons: readonly Ribbon[]) => ribbons.toSorted((one, other) => other.width - one.width)[0]?.key;
