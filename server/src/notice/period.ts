/** Days are Korean days, wherever the server stands. */
const KOREAN_MIDNIGHT = 'T00:00:00+09:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** From the first moment of one day until before the day after the other. */
export const momentsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  since: from === undefined ? undefined : new Date(from + KOREAN_MIDNIGHT).toISOString(),
  before: to === undefined ? undefined : new Date(Date.parse(to + KOREAN_MIDNIGHT) + DAY_MS).toISOString(),
});
