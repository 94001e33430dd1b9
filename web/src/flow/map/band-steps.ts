import type { Ribbon } from './sankey-layout.ts';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Returns the band that an arrow key leads to: on with the material, back to its origin, or the one above or below. */
export const bandBeside = (ribbons: readonly Ribbon[], key: string, arrow: string): string | undefined => {
  const at = ribbons.find((ribbon) => ribbon.key === key);
  if (!at) return ribbons[0]?.key;
  if (arrow === 'ArrowRight') return widest(ribbons.filter(({ from }) => from === at.to));
  if (arrow === 'ArrowLeft') return widest(ribbons.filter(({ to }) => to === at.from));
  const column = ribbons.filter(({ x }) => x === at.x).toSorted((left, right) => left.y - right.y);
  return column[column.indexOf(at) + (arrow === 'ArrowUp' ? -1 : 1)]?.key;
};

const widest = (ribbons: readonly Ribbon[]) => ribbons.toSorted((left, right) => right.width - left.width)[0]?.key;
