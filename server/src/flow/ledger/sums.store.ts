import type { PeriodSpan, ShownProduct, Unit } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Sum of one product at one factory in one period. */
export type LedgerSum = {
  factoryId: string;
  productId: string;
  from: string;
  to: string;
  quantity: number;
  unit: Unit;
  kgPerUnit: number | null;
};
type ReceivedSum = LedgerSum & { inputId: string | null };
export type Narrowed = { factoryId?: string | undefined; productId?: string | undefined };

const narrowed = ({ factoryId, productId }: Narrowed, factory: string, product: string) => sql`
  ${factoryId === undefined ? sql`true` : sql`${sql.ref(factory)} = ${factoryId}`}
  and ${productId === undefined ? sql`true` : sql`${sql.ref(product)} = ${productId}`}`;

/** Sums up what left own factories, as its sender states it, unless both have agreed on another quantity. */
export const findShipped = async (db: Db, companyId: string, { from, to }: PeriodSpan, only: Narrowed = {}) => {
  const { rows } = await sql<LedgerSum>`
    select row.from_factory_id as "factoryId", row.supplier_product_id as "productId", row.period_from as "from",
      row.period_to as "to", row.unit, row.kg_per_unit as "kgPerUnit",
      sum(coalesce(settled_quantity, shipped_quantity, received_quantity)) as quantity
    from flow_row row
    where row.supplier_company_id = ${companyId} and row.from_factory_id is not null
      and row.supplier_product_id is not null and row.period_from >= ${from}::date and row.period_to <= ${to}::date
      and ${narrowed(only, 'row.from_factory_id', 'row.supplier_product_id')}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
};

/** Sums up what came to one own factory from another: it was not produced there. */
export const findMovedIn = async (db: Db, companyId: string, { from, to }: PeriodSpan, only: Narrowed = {}) => {
  const { rows } = await sql<LedgerSum>`
    select row.to_factory_id as "factoryId", row.supplier_product_id as "productId", row.period_from as "from",
      row.period_to as "to", row.unit, row.kg_per_unit as "kgPerUnit",
      sum(coalesce(settled_quantity, received_quantity, shipped_quantity)) as quantity
    from flow_row row
    where row.supplier_company_id = ${companyId} and row.link_id is null and row.to_factory_id is not null
      and row.period_from >= ${from}::date and row.period_to <= ${to}::date
      and ${narrowed(only, 'row.to_factory_id', 'row.supplier_product_id')}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
};

/** Sums up what came to own factories for an input of a bill, as its receiver states it. */
export const findReceived = async (db: Db, companyId: string, { from, to }: PeriodSpan, only: Narrowed = {}) => {
  const { rows } = await sql<ReceivedSum>`
    select row.to_factory_id as "factoryId", row.buyer_product_id as "productId", row.period_from as "from",
      row.period_to as "to", row.unit, row.kg_per_unit as "kgPerUnit", link.figures ->> 'inputId' as "inputId",
      sum(row.counted_quantity) as quantity
    from flow_row row join supply_link link on link.id = row.link_id
    where row.buyer_company_id = ${companyId} and row.to_factory_id is not null and row.buyer_product_id is not null
      and row.period_from >= ${from}::date and row.period_to <= ${to}::date
      and ${narrowed(only, 'row.to_factory_id', 'row.buyer_product_id')}
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  return rows;
};

type LedgerProduct = { id: string; name: string; details: Partial<ShownProduct>; tolerance: number | null };

export const findLedgerProducts = async (db: Db, companyId: string, ids: string[]): Promise<LedgerProduct[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<LedgerProduct>`
    select product.id, product.name, product.details, tolerance.percent as tolerance
    from supply_product product left join flow_tolerance tolerance on tolerance.product_id = product.id
    where product.company_id = ${companyId} and product.id = any(${ids}::uuid[])`.execute(db);
  return rows;
};

export const findFactoryNames = async (db: Db, companyId: string, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('factory')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
