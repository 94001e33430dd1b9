export type Period = { from: string; to: string };

const MONTHS = 12;
const MONTHS_IN_QUARTER = 3;

/** The first to the last day of so many months, counted from 0. */
const monthsOf = (year: number, first: number, length: number): Period => ({
  from: isoDay(new Date(Date.UTC(year, first, 1))),
  // The day before the first of the month behind it.
  to: isoDay(new Date(Date.UTC(year, first + length, 0))),
});

const isoDay = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

export const monthsOfYear = (year: number) => Array.from({ length: MONTHS }, (_, month) => monthsOf(year, month, 1));

export const quartersOfYear = (year: number) =>
  Array.from({ length: MONTHS / MONTHS_IN_QUARTER }, (_, quarter) =>
    monthsOf(year, quarter * MONTHS_IN_QUARTER, MONTHS_IN_QUARTER),
  );

export const isSamePeriod = (one: Period | undefined, other: Period | undefined) =>
  one?.from === other?.from && one?.to === other?.to;
