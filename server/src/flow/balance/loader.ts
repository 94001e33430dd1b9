import { type BalanceRow, type PeriodSpan, rollingSpan, spanOf, TOLERANCE_DEFAULT } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { gatheredReads } from '../../kit/db/gathered-reads.ts';
import { wholeProduct } from '../../supply/products/changes.ts';
import {
  findFactoryNames,
  findLedgerProducts,
  findMovedIn,
  findReceived,
  findShipped,
  type LedgerSum,
  type Narrowed,
} from '../ledger/sums.store.ts';
import { findProductionRecords, type KeptProduction } from '../production/production.store.ts';
import { type Amount, balanceOf } from './mass-balance.ts';

/**
 * Loads every input of every bill at every own factory that made something, for a period and for two quarters, in two
 * statements.
 */
export const loadBalance = async (
  whole: Db,
  companyId: string,
  period: string,
  only: Narrowed = {},
): Promise<BalanceRow[]> => {
  const [single, rolling] = [spanOf(period), rollingSpan(period)];
  const db = gatheredReads(whole);
  const [shipped, moved, received, productionRecords] = await Promise.all([
    findShipped(db, companyId, rolling, only),
    findMovedIn(db, companyId, rolling, only),
    findReceived(db, companyId, rolling, only),
    findProductionRecords(db, companyId, rolling, exactly(only)),
  ]);
  const pairs = new Map(
    [...shipped, ...productionRecords].map(({ factoryId, productId }) => [
      placeOf({ factoryId, productId }),
      { factoryId, productId },
    ]),
  );
  const ids = [...pairs.values()];
  const [products, names] = await Promise.all([
    findLedgerProducts(db, companyId, [...new Set(ids.map(({ productId }) => productId))]),
    findFactoryNames(db, companyId, [...new Set(ids.map(({ factoryId }) => factoryId))]),
  ]);
  const known = new Map(
    products.map((product) => [product.id, { ...product, details: wholeProduct(product.details) }]),
  );
  const grouped = {
    shipped: byPlace(shipped),
    moved: byPlace(moved),
    received: byPlace(received),
    productionRecords: byPlace(productionRecords),
  };
  return [...pairs].flatMap(([place, { factoryId, productId }]) => {
    const product = known.get(productId);
    const name = names.get(factoryId);
    if (!product || name === undefined) return [];
    const own = {
      shipped: grouped.shipped.get(place) ?? [],
      moved: grouped.moved.get(place) ?? [],
      productionRecords: grouped.productionRecords.get(place) ?? [],
    };
    const { details } = product;
    return details.inputs.flatMap((line): BalanceRow[] => {
      const fed = (grouped.received.get(place) ?? []).filter(({ inputId }) => inputId === line.id);
      const last = own.productionRecords.at(-1);
      const tolerance = last?.details.tolerance ?? product.tolerance ?? TOLERANCE_DEFAULT;
      const within = (span: PeriodSpan) =>
        balanceOf({
          span,
          line,
          product: details,
          tolerance,
          ...outputIn(own, span),
          received: fed.filter((row) => isWithin(row, span)),
          stock: stockIn(own.productionRecords, line.id, span),
        });
      return [
        {
          factory: { id: factoryId, name },
          product: { id: productId, name: product.name },
          input: { id: line.id, name: line.name },
          outUnit: details.unit,
          outSource: own.productionRecords.some((row) => isWithin(row, single)) ? 'made' : 'shipped',
          quantityPerUnit: line.quantityPerUnit,
          lossPercent: line.lossPercent,
          unit: line.unit,
          tolerance,
          single: within(single),
          rolling: within(rolling),
        },
      ];
    });
  });
};

type Placed = { factoryId: string; productId: string };
const placeOf = ({ factoryId, productId }: Placed) => `${factoryId} ${productId}`;
const byPlace = <T extends Placed>(rows: T[]) => Map.groupBy(rows, placeOf);

const exactly = ({ factoryId, productId }: Narrowed) => ({
  ...(factoryId !== undefined && { factoryId }),
  ...(productId !== undefined && { productId }),
});

const isWithin = (part: PeriodSpan, span: PeriodSpan) => part.from >= span.from && part.to <= span.to;

type Own = { shipped: LedgerSum[]; moved: LedgerSum[]; productionRecords: KeptProduction[] };

/**
 * Returns what was stated as produced; where nothing is stated, what was shipped and had not come from another own
 * factory.
 */
const outputIn = ({ shipped, moved, productionRecords }: Own, span: PeriodSpan): { out: Amount[] } => {
  const stated = productionRecords.filter((row) => isWithin(row, span));
  const isOpen = (row: PeriodSpan) =>
    isWithin(row, span) && !stated.some(({ from, to }) => from <= row.to && row.from <= to);
  const made = stated.map(
    ({ details }): Amount => ({ quantity: details.quantityOut, unit: details.unit, kgPerUnit: null }),
  );
  const brought = moved.filter(isOpen).map((row): Amount => ({ ...row, quantity: -row.quantity }));
  return { out: [...made, ...shipped.filter(isOpen), ...brought] };
};

/** Returns the stock when the period began and when it ended. */
const stockIn = (productionRecords: KeptProduction[], inputId: string, span: PeriodSpan) => {
  const stated = productionRecords
    .filter((row) => isWithin(row, span))
    .flatMap(({ details }) => details.inputs.filter((input) => input.inputId === inputId));
  const amount = (input: (typeof stated)[number] | undefined, which: 'stockOpen' | 'stockClose'): Amount | null => {
    const quantity = input?.[which] ?? null;
    return input && quantity !== null ? { quantity, unit: input.unit, kgPerUnit: null } : null;
  };
  return { open: amount(stated[0], 'stockOpen'), close: amount(stated.at(-1), 'stockClose') };
};
