import {
  type ListedFlow,
  NO_NAMES,
  namedAs,
  type PeriodSpan,
  periodAfter,
  quarterOfDay,
  spanBetween,
} from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import type { Flag } from '../kit/slice.ts';
import { loadWatchedPlaces } from '../risk/watched-places.ts';
import { flag, placeFlags } from '../supply/risks/flag.rules.ts';
import { loadBalance } from './balance/loader.ts';
import { findMismatchIds, findStatedOrigins } from './flags.store.ts';
import { presentFlows } from './ledger/row.presenter.ts';

const QUARTERS = 4;
const CONCENTRATED = 70;
const PERCENT = 100;

/** Flags figures that differ, outputs that cannot be, and places that goods are stated to come from. */
export const flowFlags = async (db: Db, companyId: string, today: string): Promise<Flag[]> => {
  const closed = periodAfter(quarterOfDay(today), -1);
  const year = spanBetween(periodAfter(closed, 1 - QUARTERS), quarterOfDay(today));
  const mismatches = async () => presentFlows(db, companyId, await findMismatchIds(db, companyId));
  const [differing, breaches, origins] = await Promise.all([
    mismatches(),
    breachFlags(db, companyId, closed),
    originFlags(db, companyId, year),
  ]);
  return [...differing.map(mismatchFlag), ...breaches, ...origins];
};

const mismatchFlag = ({ id, partner, goods, period, shipped, received, unit, difference }: ListedFlow): Flag =>
  flag('FLOW_MISMATCH', 'medium', 'settle_flow', 'flow', id, {
    ...namedAs('partner', partner ?? NO_NAMES),
    goods: goods.name,
    period,
    difference: String(difference ?? ''),
    shipped: `${shipped ?? ''} ${unit}`,
    received: `${received ?? ''} ${unit}`,
  });

/**
 * Checks two quarters together, up to the last that is over, so one late truck raises no alarm. Flags the gravest
 * breach of each factory.
 */
const breachFlags = async (db: Db, companyId: string, period: string): Promise<Flag[]> => {
  const breaches = (await loadBalance(db, companyId, period))
    .filter(({ rolling }) => rolling?.verdict === 'breach')
    .toSorted((a, b) => (a.rolling?.gapPercent ?? 0) - (b.rolling?.gapPercent ?? 0));
  const worst = new Map(breaches.toReversed().map((row) => [row.factory.id, row]));
  return [...worst].map(([factoryId, { factory, product, input, unit, rolling }]) =>
    flag('MASS_BALANCE_BREACH', 'high', 'correct_flow', 'factory', factoryId, {
      factory: factory.name,
      product: product.name,
      goods: input.name,
      period,
      gap: `${(rolling?.gap ?? 0).toFixed(1)} ${unit}`,
      gapPercent: (rolling?.gapPercent ?? 0).toFixed(1),
    }),
  );
};

const originFlags = async (db: Db, companyId: string, span: PeriodSpan): Promise<Flag[]> => {
  const origins = await findStatedOrigins(db, companyId, span);
  const watched = await loadWatchedPlaces(db);
  const placed = origins.filter(({ country }) => country !== '');
  const places = placed.flatMap(({ linkId, country, region, family, materials, product, goods }) =>
    placeFlags({ id: linkId, country, region, family, materials, told: { product, goods } }, watched),
  );
  const lines = Map.groupBy(origins, ({ productId, inputId }) => `${productId} ${inputId}`);
  const concentrated = [...lines.values()].flatMap((fed): Flag[] => {
    const { productId = '', product = '', goods = '', inputId = null } = fed[0] ?? {};
    const whole = fed.reduce((sum, { kg }) => sum + kg, 0);
    const [country, kg] = greatest(fed);
    const isAlone = new Set(fed.map(({ linkId }) => linkId)).size < 2;
    const share = whole > 0 ? (kg / whole) * PERCENT : 0;
    if (inputId === null || isAlone || country === '' || share <= CONCENTRATED) return [];
    const evidence = { product, goods, country, share: share.toFixed(1) };
    return [flag('CONCENTRATION', 'medium', 'add_source', 'product', productId, evidence)];
  });
  return [...places, ...concentrated];
};

const greatest = (fed: { country: string; kg: number }[]): [country: string, kg: number] => {
  const sums = new Map<string, number>();
  for (const { country, kg } of fed) sums.set(country, (sums.get(country) ?? 0) + kg);
  return [...sums].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
};
