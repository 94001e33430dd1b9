export type Period = { from: string; to: string };

const MONTHS = 12;
const MONTHS_IN_QUARTER = 3;

/** Returns the first to the last day of a number of months. `first` counts from 0. */
const monthsOf = (year: number, first: number, length: number): Period => ({
  from: isoDay(new Date(Date.UTC(year, first, 1))),
  // Day 0 is the day before the first of the next month.
  to: isoDay(new Date(Date.UTC(year, first + length, 0))),
});

const isoDay = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

export const monthsOfYear = (year: number) => Array.from({ length: MONTHS }, (_, month) => monthsOf(year, month, 1));

export const quartersOfYear = (year: number) =>
  Array.from({ length: MONTHS / MONTHS_IN_QUARTER }, (_, quarter) =>
    monthsOf(year, quarter * MONTHS_IN_QUARTER, MONTHS_IN_QUARTER),
  );

export const isSamePeriod = (first: Period | undefined, second: Period | undefined) =>
  first?.from === second?.from && first?.to === second?.to;
