import { type Dashboard, FLAG_CODES, FLAG_SEVERITIES, type FlagCode, type FlagSeverity } from '@ieum/contract';

type Open = Dashboard['flags']['open'];

/** A bar for each code, the longest first, in parts by severity. */
export const flagSeries = (open: Open) => {
  const countOf = (code: FlagCode, severity?: FlagSeverity) =>
    open
      .filter((one) => one.code === code && (!severity || one.severity === severity))
      .reduce((sum, { count }) => sum + count, 0);
  const codes = FLAG_CODES.filter((code) => countOf(code) > 0).toSorted((one, other) => countOf(other) - countOf(one));
  const series = FLAG_SEVERITIES.map((severity) => ({
    severity,
    values: codes.map((code) => countOf(code, severity) || null),
  })).filter(({ values }) => values.some((value) => value !== null));
  return { codes, series, total: open.reduce((sum, { count }) => sum + count, 0) };
};
