import { BALANCE_VERDICTS, spanOf } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import { loadBalance } from './balance/loader.ts';
import { findInAndOut } from './figures.store.ts';

/** What came to a company in a period by where it is said to come from, what left it, and whether it adds up. */
export const flowFigures = async (db: Db, companyId: string, period: string, productId?: string) => {
  const moved = await findInAndOut(db, companyId, spanOf(period), productId ?? null);
  // As the screen of the balance counts them.
  const said = (await loadBalance(db, companyId, period, { productId })).filter(
    ({ single }) => single.reason !== 'no_output',
  );
  return {
    inflow: moved
      .filter(({ isOut, kg }) => !isOut && kg > 0)
      .map(({ country, kg }) => ({ country, kg }))
      .toSorted((one, other) => other.kg - one.kg || (one.country < other.country ? -1 : 1)),
    outflowKg: moved.find(({ isOut }) => isOut)?.kg ?? 0,
    weightless: moved.reduce((sum, one) => sum + one.weightless, 0),
    verdicts: BALANCE_VERDICTS.flatMap((verdict) => {
      const count = said.filter(({ single }) => single.verdict === verdict).length;
      return count > 0 ? [{ verdict, count }] : [];
    }),
  };
};
