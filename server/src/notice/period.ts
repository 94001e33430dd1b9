/** Days are Korean days, wherever the server runs. */
const KOREAN_MIDNIGHT = 'T00:00:00+09:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Converts days to times: from the start of the first day until the start of the day after the last. */
export const momentsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  since: from === undefined ? undefined : new Date(from + KOREAN_MIDNIGHT).toISOString(),
  before: to === undefined ? undefined : new Date(Date.parse(to + KOREAN_MIDNIGHT) + DAY_MS).toISOString(),
});
