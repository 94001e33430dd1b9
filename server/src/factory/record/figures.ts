import { certificateTitle, FACTORY_STATES } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import {
  countFactoriesOf,
  findCertificateMonths,
  findCovered,
  findFactoryFigures,
  findNextEnding,
} from './figures.store.ts';

/** Number of factories that are named for their low scores. */
const LEAST = 5;
const TENTHS = 10;
const MONTHS = 12;

/** For slices below this one, which may not read its tables. */
export const countFactories = countFactoriesOf;

/** Returns how many factories a company has in each state, and how complete those are that are not closed. */
export const factoryFigures = async (db: Db, companyId: string) => {
  const { states, least } = await findFactoryFigures(db, companyId, LEAST);
  const counts = FACTORY_STATES.flatMap((state) => {
    const count = states.find((row) => row.state === state)?.count ?? 0;
    return count > 0 ? [{ state, count }] : [];
  });
  const open = states.filter(({ state }) => state !== 'closed');
  const factories = open.reduce((sum, { count }) => sum + count, 0);
  const points = open.reduce((sum, row) => sum + row.points, 0);
  const mean = factories === 0 ? null : Math.round((points / factories) * TENTHS) / TENTHS;
  return { states: counts, completeness: { mean, factories, least } };
};

/**
 * Returns how many of a company's certificates have expired and how many are valid, and in which of the next twelve
 * months these end, and which one ends first.
 */
export const certificateFigures = async (db: Db, companyId: string, today: string) => {
  const [rows, next] = await Promise.all([
    findCertificateMonths(db, companyId, today),
    findNextEnding(db, companyId, today),
  ]);
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
  const holding = rows.filter(({ isOver }) => !isOver);
  return {
    expired: sum(rows.filter(({ isOver }) => isOver)),
    valid: sum(holding),
    months: monthsFrom(today).map((month) => ({ month, count: sum(holding.filter((row) => row.month === month)) })),
    next: next ? { id: next.id, name: certificateTitle(next.standard, next.edition), validTo: next.validTo } : null,
  };
};

const monthsFrom = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 'yyyy-mm'.length),
  );
};

export const coveredFactories = (db: Db, certificateIds: string[]) => findCovered(db, certificateIds);
