import type { Page } from '@ieum/contract';
import { type ColumnType, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { ProductionDetails } from './production.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    flow_production_event: {
      factory_id: string;
      product_id: string;
      period: string;
      nth: number;
      company_id: string;
      kind: 'saved' | 'removed';
      by: string | null;
      at: string;
      details: ColumnType<ProductionDetails | null, string | null, never>;
    };
  }
}

type Key = { companyId: string; factoryId: string; productId: string; period: string };
type Entry = Key & { details: ProductionDetails | null; by: string; at: Date };

/** Appends an event. The caller has locked the product, so numbers are consecutive. */
export const insertProductionEvent = async (
  db: Db,
  { companyId, factoryId, productId, period, details, by, at }: Entry,
) => {
  await sql`
    insert into flow_production_event (factory_id, product_id, period, nth, company_id, kind, by, at, details)
    select ${factoryId}::uuid, ${productId}::uuid, ${period}, coalesce(max(nth), 0) + 1, ${companyId}::uuid,
      ${details ? 'saved' : 'removed'}, ${by}::uuid, ${at.toISOString()}::timestamptz,
      ${details && JSON.stringify(details)}::jsonb
    from flow_production_event
    where factory_id = ${factoryId} and product_id = ${productId} and period = ${period}`.execute(db);
};

/** Returns the latest first. */
export const findProductionEvents = async (db: Db, { companyId, factoryId, productId, period }: Key, page: Page) => {
  const found = db
    .selectFrom('flow_production_event as event')
    .where('event.company_id', '=', companyId)
    .where('event.factory_id', '=', factoryId)
    .where('event.product_id', '=', productId)
    .where('event.period', '=', period);
  const rows = await found
    .leftJoin('account_person as person', 'person.id', 'event.by')
    .select(['event.nth', 'event.kind', 'event.at', 'event.details', 'person.name as person'])
    .orderBy('event.nth', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(({ person, ...event }) => ({ ...event, by: person ?? '' })), total };
};
