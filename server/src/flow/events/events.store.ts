import type { PeriodSpan } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Returns own rows of a period, the earliest first. */
export const findEventIds = async (
  db: Db,
  companyId: string,
  productId: string | undefined,
  { from, to }: PeriodSpan,
  max: number,
) => {
  const isWanted = (side: 'supplier' | 'buyer') =>
    productId === undefined ? sql`true` : sql`${sql.ref(`${side}_product_id`)} = ${productId}`;
  const { rows } = await sql<{ id: string }>`
    select id from flow_row
    where (supplier_company_id = ${companyId} and ${isWanted('supplier')}
        or buyer_company_id = ${companyId} and ${isWanted('buyer')})
      and period_from >= ${from}::date and period_to <= ${to}::date
    order by period_from, id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
};

export const findEventFactories = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return new Map<string, { name: string; gln: string }>();
  const rows = await db
    .selectFrom('factory')
    .select(['id', 'name', sql<string>`coalesce(details ->> 'gln', '')`.as('gln')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...factory }) => [id, factory]));
};

export const findIssuer = async (db: Db, companyId: string) => {
  const { name, businessNumber, country } = await db
    .selectFrom('company')
    .select(['name', 'business_number as businessNumber', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { id: companyId, name: name || businessNumber || companyId, businessNumber: businessNumber ?? '', country };
};
