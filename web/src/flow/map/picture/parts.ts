/** A place in the picture. Its label is measured before, because the layout keeps room for it. */
export type Stop = {
  id: string;
  /** Tier of the place: 0 is the own company, −1 a customer. */
  tier: number;
  isOwn: boolean;
  label: { width: number; height: number };
};

/**
 * How high a band is: by its amount on a linear scale, by its part of what its receiver passes on, of a fixed height, or
 * without one.
 */
export type Size =
  | { kind: 'amount'; amount: number }
  | { kind: 'part'; part: number }
  | { kind: 'fixed' }
  | { kind: 'thread' };

export type Run = { key: string; from: string; to: string; isLoop: boolean; size: Size };

export const BOX_WIDTH = 8;
/** Height of a band whose weight is unknown: enough for the count of its rows. */
export const STUB_HEIGHT = 24;
export const LEAST_BAND = 3;
/** Room that a dotted line takes. */
export const THREAD_HEIGHT = 2;
export const LEAST_BOX = 8;
/** Width of the pill with the number of rows, which stands on the level part of a band. */
export const COUNT_WIDTH = 56;

/** A flow inside one country, tier or company starts at a second box with the same name. */
const GIVING = '\u0000giving';
export const givingOf = (id: string) => `${id}${GIVING}`;
export const placeOf = (id: string) => id.replace(GIVING, '');
