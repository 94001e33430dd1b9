import type { Page, PeriodSpan, PRODUCTION_SORTS, Unit } from '@ieum/contract';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Details as they are stored; see `productionDetails`. */
export type ProductionDetails = {
  quantityOut: number;
  unit: Unit;
  scrap: number;
  byProducts: { name: string; quantity: number; unit: Unit }[];
  inputs: {
    inputId: string;
    quantity: number | null;
    unit: Unit;
    stockOpen: number | null;
    stockClose: number | null;
  }[];
  tolerance: number | null;
  note: string;
};

declare module '../../kit/db/database.ts' {
  interface Tables {
    flow_production: {
      id: Generated<string>;
      company_id: string;
      factory_id: string;
      product_id: string;
      period: string;
      period_from: string;
      period_to: string;
      details: ColumnType<ProductionDetails, string, string>;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
      updated_by: string | null;
    };
    flow_tolerance: { product_id: string; percent: number; at: string; by: string | null };
  }
}

const columns = [
  'production.id',
  'production.factory_id as factoryId',
  'production.product_id as productId',
  'production.period',
  'production.period_from as from',
  'production.period_to as to',
  'production.details',
  'production.version',
  'production.updated_at as updatedAt',
] as const;

export type KeptProduction = Awaited<ReturnType<typeof findProductionRecords>>[number];
type Key = { factoryId: string; productId: string };

/** Returns the production of own factories in a period, the earliest first. */
export const findProductionRecords = (db: Db, companyId: string, { from, to }: PeriodSpan, only: Partial<Key> = {}) => {
  let found = db
    .selectFrom('flow_production as production')
    .select(columns)
    .where('production.company_id', '=', companyId)
    .where('production.period_from', '>=', from)
    .where('production.period_to', '<=', to);
  if (only.factoryId !== undefined) found = found.where('production.factory_id', '=', only.factoryId);
  if (only.productId !== undefined) found = found.where('production.product_id', '=', only.productId);
  return found.orderBy('production.period_from').orderBy('production.id').execute();
};

/** Returns the production of one product at one factory that overlaps a period. */
export const findProductionRecordsAround = (
  db: Db,
  companyId: string,
  { factoryId, productId }: Key,
  { from, to }: PeriodSpan,
) =>
  db
    .selectFrom('flow_production as production')
    .leftJoin('account_person as person', 'person.id', 'production.updated_by')
    .select([...columns, 'person.name as updatedBy'])
    .where('production.company_id', '=', companyId)
    .where('production.factory_id', '=', factoryId)
    .where('production.product_id', '=', productId)
    .where('production.period_from', '<=', to)
    .where('production.period_to', '>=', from)
    .execute();

export const findProduction = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('flow_production as production')
    .select(columns)
    .where('production.company_id', '=', companyId)
    .where('production.id', '=', id)
    .executeTakeFirst();

/** Locks the product while its production is entered. */
export const lockMadeProduct = async (db: Db, companyId: string, productId: string) =>
  (await db
    .selectFrom('supply_product')
    .select('id')
    .where('id', '=', productId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

type Saved = Key & {
  companyId: string;
  period: string;
  span: PeriodSpan;
  details: ProductionDetails;
  by: string;
  at: Date;
};

export const putProduction = async (db: Db, saved: Saved) => {
  const { companyId, factoryId, productId, period, span, by, at } = saved;
  const details = JSON.stringify(saved.details);
  const now = at.toISOString();
  await db
    .insertInto('flow_production')
    .values({
      company_id: companyId,
      factory_id: factoryId,
      product_id: productId,
      period,
      details,
      period_from: span.from,
      period_to: span.to,
      created_at: now,
      updated_at: now,
      updated_by: by,
    })
    .onConflict((conflict) =>
      conflict.columns(['factory_id', 'product_id', 'period']).doUpdateSet({
        details,
        version: sql<number>`flow_production.version + 1`,
        updated_at: now,
        updated_by: by,
      }),
    )
    .execute();
};

export const deleteProduction = async (db: Db, id: string) => {
  await db.deleteFrom('flow_production').where('id', '=', id).execute();
};

type Listed = Page & {
  factoryId?: string | undefined;
  productId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: (typeof PRODUCTION_SORTS)[number];
  order: 'asc' | 'desc';
};
const SORTED_BY = {
  period: 'production.period_from',
  factory: 'factory.name',
  product: 'product.name',
  updatedAt: 'production.updated_at',
} as const;

export const findProductionPage = async (db: Db, companyId: string, query: Listed) => {
  const { factoryId, productId, from, to, sort, order, page, size } = query;
  let found = db
    .selectFrom('flow_production as production')
    .innerJoin('factory', 'factory.id', 'production.factory_id')
    .innerJoin('supply_product as product', 'product.id', 'production.product_id')
    .where('production.company_id', '=', companyId);
  if (factoryId !== undefined) found = found.where('production.factory_id', '=', factoryId);
  if (productId !== undefined) found = found.where('production.product_id', '=', productId);
  if (from !== undefined) found = found.where('production.period_from', '>=', from);
  if (to !== undefined) found = found.where('production.period_to', '<=', to);
  const rows = await found
    .leftJoin('account_person as person', 'person.id', 'production.updated_by')
    .select([...columns, 'factory.name as factoryName', 'product.name as productName', 'product.unit as productUnit'])
    .select('person.name as updatedBy')
    .orderBy(SORTED_BY[sort], order)
    .orderBy('production.id', order)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};

export const putTolerance = async (db: Db, productId: string, percent: number | null, by: string, at: Date) => {
  if (percent === null) {
    await db.deleteFrom('flow_tolerance').where('product_id', '=', productId).execute();
    return;
  }
  const row = { percent, by, at: at.toISOString() };
  await db
    .insertInto('flow_tolerance')
    .values({ ...row, product_id: productId })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
};
