export type Place = { row: number; column: number };
type GridSize = { rows: number; columns: number };
type Pressed = { key: string; isCtrl?: boolean; isShift?: boolean };

const PAGE_ROWS = 10;

/** Where a key leads from a cell; nothing where it is no key to move by. The edges hold. */
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

/** The next cell by Tab, over the ends of rows; nothing where the grid ends, so that the focus can leave it. */
export const placeByTab = ({ row, column }: Place, isBack: boolean, { rows, columns }: GridSize): Place | undefined => {
  const at = row * columns + column + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * columns) return undefined;
  return { row: Math.floor(at / columns), column: at % columns };
};

export type Range = { from: Place; to: Place };

/** The cells between two corners, whichever was first. */
export const rangeOf = (one: Place, other: Place): Range => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const isInRange = ({ from, to }: Range, row: number, column: number) =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;
