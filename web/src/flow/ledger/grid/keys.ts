export type Place = { row: number; column: number };
type GridSize = { rows: number; columns: number };
type Pressed = { key: string; isCtrl?: boolean; isShift?: boolean };

const PAGE_ROWS = 10;

/** Returns the cell that a key leads to, within the grid's edges, or undefined for a key that does not move. */
export const placeAfter = (
  { row, column }: Place,
  { key, isCtrl = false }: Pressed,
  size: GridSize,
): Place | undefined => {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const held = (place: Place) => ({
    row: Math.min(Math.max(place.row, 0), last.row),
    column: Math.min(Math.max(place.column, 0), last.column),
  });
  switch (key) {
    case 'ArrowUp':
      return held({ row: isCtrl ? 0 : row - 1, column });
    case 'ArrowDown':
      return held({ row: isCtrl ? last.row : row + 1, column });
    case 'ArrowLeft':
      return held({ row, column: isCtrl ? 0 : column - 1 });
    case 'ArrowRight':
      return held({ row, column: isCtrl ? last.column : column + 1 });
    case 'Home':
      return held({ row: isCtrl ? 0 : row, column: 0 });
    case 'End':
      return held({ row: isCtrl ? last.row : row, column: last.column });
    case 'PageUp':
      return held({ row: row - PAGE_ROWS, column });
    case 'PageDown':
      return held({ row: row + PAGE_ROWS, column });
    default:
      return undefined;
  }
};

/** Returns the next cell by Tab, across row ends. At the grid's end it is undefined, so that the focus can leave. */
export const placeByTab = ({ row, column }: Place, isBack: boolean, { rows, columns }: GridSize): Place | undefined => {
  const at = row * columns + column + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * columns) return undefined;
  return { row: Math.floor(at / columns), column: at % columns };
};

export type Range = { from: Place; to: Place };

/** Returns the cells between two corners, in either order. */
export const rangeOf = (start: Place, end: Place): Range => ({
  from: { row: Math.min(start.row, end.row), column: Math.min(start.column, end.column) },
  to: { row: Math.max(start.row, end.row), column: Math.max(start.column, end.column) },
});

export const isInRange = ({ from, to }: Range, row: number, column: number) =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;
