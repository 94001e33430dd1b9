import {
  type SymbolType,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

export type SeriesLook = {
  color: string;
  /** Index of the fill pattern; see plot-patterns.tsx. */
  pattern: number;
  dash: string;
  symbol: SymbolType;
  /** Rotation in degrees. An inverted triangle is a further shape. */
  turn: number;
};

const COLORS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--plot-${number})`);
const DASHES = ['', '7 4', '2 4', '9 4 2 4', '14 4', '4 2', '9 3 2 3 2 3', '1 3'];
const SYMBOLS: Pick<SeriesLook, 'symbol' | 'turn'>[] = [
  { symbol: symbolCircle, turn: 0 },
  { symbol: symbolSquare, turn: 0 },
  { symbol: symbolTriangle, turn: 0 },
  { symbol: symbolDiamond, turn: 0 },
  { symbol: symbolCross, turn: 0 },
  { symbol: symbolTriangle, turn: 180 },
  { symbol: symbolStar, turn: 0 },
  { symbol: symbolWye, turn: 0 },
];
/** Colours repeat after eight series, with another pattern, dash and shape. */
const SHIFT_PER_ROUND = 3;

export const seriesLook = (index: number): SeriesLook => {
  const shape = index + Math.floor(index / COLORS.length) * SHIFT_PER_ROUND;
  return {
    color: at(COLORS, index),
    pattern: shape % DASHES.length,
    dash: at(DASHES, shape),
    ...at(SYMBOLS, shape),
  };
};

/** Returns the look of a series whose colour has a meaning: plain, because its name stands beside it. */
export const meantLook = (index: number, color: string | undefined): SeriesLook =>
  color === undefined ? seriesLook(index) : { ...seriesLook(index), color, pattern: 0 };

/** Returns the look of the rest, when the small parts are put together. */
export const restLook = (): SeriesLook => ({ ...seriesLook(COLORS.length - 1), color: 'var(--plot-rest)' });

const at = <T>(list: T[], index: number): T => list[index % list.length] as T;
