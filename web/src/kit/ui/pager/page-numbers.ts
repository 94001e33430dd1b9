export const GAP = 'gap';

/** As many places at every page, so that the buttons stay under the pointer. */
const PLACES = 7;
const AT_THE_EDGE = 5;

/** 1 … 4 5 6 … 20: first, last, the neighbours, and what is left out between them. */
export const pageNumbers = (page: number, last: number): (number | typeof GAP)[] => {
  if (last <= PLACES) return range(1, last);
  if (page < AT_THE_EDGE) return [...range(1, AT_THE_EDGE), GAP, last];
  if (page > last - AT_THE_EDGE + 1) return [1, GAP, ...range(last - AT_THE_EDGE + 1, last)];
  return [1, GAP, ...range(page - 1, page + 1), GAP, last];
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
