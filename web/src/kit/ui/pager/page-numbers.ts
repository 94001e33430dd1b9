export const GAP = 'gap';

/** The number of buttons is the same on every page, so they stay under the pointer. */
const PLACES = 7;
const AT_THE_EDGE = 5;

/** Returns 1 … 4 5 6 … 20: the first, the last and the neighbours, with gaps between them. */
export const pageNumbers = (page: number, last: number): (number | typeof GAP)[] => {
  if (last <= PLACES) return range(1, last);
  if (page < AT_THE_EDGE) return [...range(1, AT_THE_EDGE), GAP, last];
  if (page > last - AT_THE_EDGE + 1) return [1, GAP, ...range(last - AT_THE_EDGE + 1, last)];
  return [1, GAP, ...range(page - 1, page + 1), GAP, last];
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
