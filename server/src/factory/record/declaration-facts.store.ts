import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export const findOwnFactory = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('factory_shown as factory')
    .select(['id', 'name', 'name_english as nameEnglish', 'details'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('state', '!=', 'closed')
    .executeTakeFirst();

/** Returns the id of a company's only factory that is not closed. */
export const findOnlyOpenFactory = async (db: Db, companyId: string) => {
  const found = await db
    .selectFrom('factory_shown as factory')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '!=', 'closed')
    .limit(2)
    .execute();
  return found.length === 1 ? found[0]?.id : undefined;
};

/** Returns the certificates that cover a factory and have not ended before today; of renewed ones only the newest. */
export const findCoveringCertificates = (db: Db, factoryId: string, today: string) =>
  db
    .selectFrom('factory_certificate as certificate')
    .innerJoin('factory_certificate_site as site', 'site.certificate_id', 'certificate.id')
    .leftJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
    .select([
      sql<string>`coalesce(standard.code, certificate.standard_name)`.as('standard'),
      'certificate.number',
      'certificate.issuer',
      sql<string>`coalesce(certificate.valid_from::text, '')`.as('validFrom'),
      'certificate.valid_to as validTo',
      sql<boolean>`certificate.revoked_at is not null`.as('isRevoked'),
    ])
    .where('site.factory_id', '=', factoryId)
    .where('certificate.valid_to', '>=', today)
    .where('certificate.is_replaced', '=', false)
    .orderBy('certificate.valid_to')
    .orderBy('certificate.id')
    .execute();

/** Sums up a company's active factories. */
export const findFactoryFacts = async (db: Db, companyId: string, today: string) => {
  const { rows } = await sql<{ count: number; headcount: number | null; countries: string[]; standards: string[] }>`
    select count(*)::int as count, sum((details #>> '{headcount,total}')::int)::int as headcount,
      coalesce(jsonb_agg(distinct country), '[]') as countries,
      (select coalesce(jsonb_agg(distinct coalesce(standard.code, certificate.standard_name)), '[]')
        from factory_certificate certificate left join factory_standard standard on standard.id = certificate.standard_id
        where certificate.company_id = ${companyId} and certificate.valid_to >= ${today}::date
          and certificate.revoked_at is null and not certificate.is_replaced) as standards
    from factory_shown where company_id = ${companyId} and state = 'active'`.execute(db);
  return rows[0] ?? { count: 0, headcount: null, countries: [], standards: [] };
};
