import { type Dashboard, FLAG_CODES, FLAG_SEVERITIES, type FlagCode, type FlagSeverity } from '@ieum/contract';

type Open = Dashboard['flags']['open'];

/** Returns a bar for each code, the longest first, divided by severity. */
export const flagSeries = (open: Open) => {
  const countOf = (code: FlagCode, severity?: FlagSeverity) =>
    open
      .filter((group) => group.code === code && (!severity || group.severity === severity))
      .reduce((sum, { count }) => sum + count, 0);
  const codes = FLAG_CODES.filter((code) => countOf(code) > 0).toSorted((a, b) => countOf(b) - countOf(a));
  const series = FLAG_SEVERITIES.map((severity) => ({
    severity,
    values: codes.map((code) => countOf(code, severity) || null),
  })).filter(({ values }) => values.some((value) => value !== null));
  return { codes, series, total: open.reduce((sum, { count }) => sum + count, 0) };
};
