import type { FactoryState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

type Least = { id: string; name: string; points: number };
type Counted = { state: FactoryState; count: number; points: number };

/**
 * Returns the number and the summed scores of a company's factories in each state, and some factories with the lowest
 * scores.
 */
export const findFactoryFigures = async (db: Db, companyId: string, shown: number) => {
  const { rows } = await sql<{ states: Counted[] | null; least: Least[] | null }>`
    select (
      select jsonb_agg(counted) from (
        select state, count(*) as count, sum(completeness) as points from factory_shown
        where company_id = ${companyId}::uuid group by state
      ) counted
    ) as states, (
      select jsonb_agg(least order by points, name, id) from (
        select id, name, completeness as points from factory_shown
        where company_id = ${companyId}::uuid and completeness < 100 and state <> 'closed'
        order by completeness, name, id limit ${shown}
      ) least
    ) as least`.execute(db);
  return { states: rows[0]?.states ?? [], least: rows[0]?.least ?? [] };
};

/** Counts a company's factories in all states. */
export const countFactoriesOf = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from factory_shown where company_id = ${companyId}::uuid`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Counts valid certificates by the month in which they end, and expired ones that nothing has replaced. */
export const findCertificateMonths = async (db: Db, companyId: string, today: string) => {
  const { rows } = await sql<{ isOver: boolean; month: string; count: number }>`
    select valid_to < ${today}::date as "isOver", to_char(valid_to, 'YYYY-MM') as month, count(*) as count
    from factory_certificate
    where company_id = ${companyId}::uuid and revoked_at is null and not is_replaced
    group by 1, 2 order by 2, 1`.execute(db);
  return rows;
};

/** Returns the valid certificate that ends first. */
export const findNextEnding = async (db: Db, companyId: string, today: string) => {
  const { rows } = await sql<{ id: string; standard: string; edition: string; validTo: string }>`
    select certificate.id, coalesce(standard.code, certificate.standard_name) as standard, certificate.edition,
      certificate.valid_to as "validTo"
    from factory_certificate certificate left join factory_standard standard on standard.id = certificate.standard_id
    where certificate.company_id = ${companyId}::uuid and certificate.valid_to >= ${today}::date
      and certificate.revoked_at is null and not certificate.is_replaced
    order by certificate.valid_to, certificate.id limit 1`.execute(db);
  return rows[0];
};

/** Returns the factories that each certificate covers. */
export const findCovered = async (db: Db, certificateIds: string[]) => {
  if (certificateIds.length === 0) return [];
  return db
    .selectFrom('factory_certificate_site')
    .select(['certificate_id as certificateId', 'factory_id as factoryId'])
    .where('certificate_id', 'in', certificateIds)
    .execute();
};
