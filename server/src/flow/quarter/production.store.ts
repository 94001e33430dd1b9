import { periodAfter, SHEET_PRODUCTION_MAX, type SheetProduction, spanOf } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { ProductionDetails } from '../production/production.store.ts';

type Made = {
  id: string;
  period: string;
  isNow: boolean;
  factoryId: string;
  factory: string;
  productId: string;
  product: string;
  details: ProductionDetails;
  inputNames: Record<string, string> | null;
};

/** Returns what was made of what in a period, and what was made in the period before and has no record yet. */
export const findSheetProduction = async (db: Db, companyId: string, period: string): Promise<SheetProduction[]> => {
  const [now, before] = [spanOf(period), spanOf(periodAfter(period, -1))];
  const { rows } = await sql<Made>`
    select made.id, made.period, made.period_from >= ${now.from}::date as "isNow", factory.id as "factoryId",
      factory.name as factory, product.id as "productId", product.name as product, made.details,
      (select jsonb_object_agg(line ->> 'id', line ->> 'name') from jsonb_array_elements(product.details -> 'inputs') line)
        as "inputNames"
    from flow_production made
    join factory on factory.id = made.factory_id
    join supply_product product on product.id = made.product_id
    where made.company_id = ${companyId} and made.period_from >= ${before.from}::date
      and made.period_to <= ${now.to}::date
    order by factory.name, product.name, made.period_from, made.id limit ${2 * SHEET_PRODUCTION_MAX}`.execute(db);
  const placeOf = ({ factoryId, productId }: Made) => `${factoryId} ${productId}`;
  const made = rows.filter(({ isNow }) => isNow);
  const known = new Set(made.map(placeOf));
  const missing = new Map(rows.filter((row) => !known.has(placeOf(row))).map((row) => [placeOf(row), row]));
  return [...made.map((row) => shown(row, row.period)), ...[...missing.values()].map((row) => open(row, period))].slice(
    0,
    SHEET_PRODUCTION_MAX,
  );
};

const headOf = ({ factoryId, factory, productId, product, details }: Made) => ({
  factory: { id: factoryId, name: factory },
  product: { id: productId, name: product },
  unit: details.unit,
});

const shown = (row: Made, period: string): SheetProduction => ({
  ...headOf(row),
  id: row.id,
  period,
  quantityOut: row.details.quantityOut,
  inputs: row.details.inputs.map(({ inputId, quantity, unit }) => ({
    name: row.inputNames?.[inputId] ?? '',
    quantity,
    unit,
  })),
});

const open = (row: Made, period: string): SheetProduction => ({
  ...headOf(row),
  id: null,
  period,
  quantityOut: null,
  inputs: [],
});
