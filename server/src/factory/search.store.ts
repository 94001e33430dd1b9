import type { ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { fitsIn, LOOKED_AT, type Match, matchesIn, patternsIn, rowOf } from '../kit/db/name-search.ts';
import { namesIn } from '../kit/db/script-names.ts';
import type { SearchKeys } from '../kit/db/search-keys.ts';

type FactoryFound = {
  id: string;
  name: string;
  nameEnglish: string;
  code: string;
  region: string;
  locality: string;
  state: string;
  companyNames: ScriptNames;
};

/** Orders closed factories after equally good matches. */
export const findFactories = async (db: Db, fits: Match[], size: number) => {
  if (fits.length === 0) return [];
  const { rows } = await sql<FactoryFound>`
    select factory.id, factory.name, factory.name_english as "nameEnglish", factory.code, factory.region,
      factory.locality, factory.state, (
        select ${namesIn('company')} from company where company.id = factory.company_id) as "companyNames"
    from ${fitsIn(fits)} as found cross join lateral ${rowOf('factory')} as factory
    order by found.fit, factory.state = 'closed', factory.name, factory.id limit ${size}`.execute(db);
  return rows;
};

type CertificateFound = {
  id: string;
  standard: string;
  number: string;
  issuer: string;
  validTo: string;
  isRevoked: boolean;
  isReplaced: boolean;
};

/**
 * Finds certificates by their words, or their standard's in any language. Replaced ones come after equal matches. The
 * certificates of a standard are ordered by it too, and asked for without `=`: otherwise the planner would read those of
 * all companies in the order of their ends, in the hope that a hundred are soon found.
 */
export const findCertificates = async (db: Db, companyId: string, query: SearchKeys, size: number) => {
  const standard = sql`coalesce(standard.code, certificate.standard_name)`;
  const { rows } = await sql<CertificateFound>`
    select certificate.id, ${standard} as standard, certificate.number, certificate.issuer,
      certificate.valid_to as "validTo", certificate.revoked_at is not null as "isRevoked",
      certificate.is_replaced as "isReplaced"
    from (
      select certificate.*, found.fit from (
        select id, min(fit) as fit from (
          select id, fit from ${matchesIn(query, { table: 'factory_certificate', companyId, hasSingles: true })} as own
          union all (
            select one.id, 1 from factory_standard as known cross join lateral (
              select id from factory_certificate
              where company_id = ${companyId}::uuid and standard_id between known.id and known.id
              order by standard_id desc, valid_to desc limit ${sql.lit(LOOKED_AT)}
            ) as one where known.search_text ~ all (${patternsIn(query)}))
        ) as each_way group by id
      ) as found
      cross join lateral ${rowOf('factory_certificate')} as certificate
      offset 0
    ) as certificate
    left join factory_standard as standard on standard.id = certificate.standard_id
    order by certificate.fit, certificate.is_replaced, ${standard}, certificate.valid_to desc, certificate.id
    limit ${size}`.execute(db);
  return rows;
};
