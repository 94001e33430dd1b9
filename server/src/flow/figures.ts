import { BALANCE_VERDICTS, periodAfter, spanOf } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import { loadBalance } from './balance/loader.ts';
import { findInAndOut, findLedgerQuarters } from './figures.store.ts';

/** Returns what came to a company in a period by its stated origin, what left it, and whether it adds up. */
export const flowFigures = async (db: Db, companyId: string, period: string, productId?: string) => {
  const [moved, loaded] = await Promise.all([
    findInAndOut(db, companyId, spanOf(period), productId ?? null),
    loadBalance(db, companyId, period, { productId }),
  ]);
  // Counts as the screen of the balance does.
  const balances = loaded.filter(({ single }) => single.reason !== 'no_output');
  return {
    inflow: moved
      .filter(({ isOut, kg }) => !isOut && kg > 0)
      .map(({ country, kg }) => ({ country, kg }))
      .toSorted((a, b) => b.kg - a.kg || (a.country < b.country ? -1 : 1)),
    outflowKg: moved.find(({ isOut }) => isOut)?.kg ?? 0,
    weightless: moved.reduce((sum, row) => sum + row.weightless, 0),
    verdicts: BALANCE_VERDICTS.flatMap((verdict) => {
      const count = balances.filter(({ single }) => single.verdict === verdict).length;
      return count > 0 ? [{ verdict, count }] : [];
    }),
  };
};

/** Number of quarters that show a trend. */
const QUARTERS = 8;

/** Counts the rows of the ledger in each quarter up to this one, and on how many of them both sides agree. */
export const ledgerFigures = async (db: Db, companyId: string, period: string, productId?: string) => {
  const periods = Array.from({ length: QUARTERS }, (_, at) => periodAfter(period, at + 1 - QUARTERS));
  const span = { from: spanOf(periods[0] ?? period).from, to: spanOf(period).to };
  const found = await findLedgerQuarters(db, companyId, span, productId ?? null);
  return periods.map(
    (each) => found.find((row) => row.period === each) ?? { period: each, rows: 0, agreed: 0, differing: 0 },
  );
};
