import {
  type CertificateFilter,
  type CertificateLight,
  type CertificateSite,
  lightEdges,
  type Page,
} from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { Viewer } from '../record/record.store.ts';

/** Number of factories named beside a certificate; `factoryCount` has the total. */
const SITES_NAMED = 3;

type Row = {
  id: string;
  standardId: string | null;
  standardName: string;
  code: string | null;
  kr: string | null;
  en: string | null;
  cn: string | null;
  jp: string | null;
  edition: string;
  number: string;
  issuer: string;
  validFrom: string | null;
  validTo: string;
  isReplaced: boolean;
  isRevoked: boolean;
  hasFile: boolean;
  factories: CertificateSite[];
  factoryCount: number;
};

const sites = sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', covered.id, 'name', covered.name) order by covered.name, covered.id)
    from (select factory.id, factory.name from factory_certificate_site as site
      join factory on factory.id = site.factory_id
      where site.certificate_id = certificate.id order by factory.name, factory.id limit ${sql.lit(SITES_NAMED)}) as covered
  ), '[]'::jsonb) as factories,
  (select count(*)::int from factory_certificate_site as site where site.certificate_id = certificate.id) as "factoryCount"`;

const from = sql`factory_certificate as certificate
  left join factory_standard as standard on standard.id = certificate.standard_id`;

/** Returns the page and the number of certificates of each light. */
export const findCertificates = async (db: Db, actor: Viewer, today: string, query: CertificateFilter & Page) => {
  const { page, size, sort, light } = query;
  const where = sql.join(conditionsOf(actor, query, today), sql` and `);
  const lit = light ? LIT(today)[light] : sql`not certificate.is_replaced`;
  const { rows } = await sql<Row>`
    select certificate.id, certificate.standard_id as "standardId", certificate.standard_name as "standardName",
      standard.code, standard.name_kr as kr, standard.name_en as en, standard.name_cn as cn, standard.name_jp as jp,
      certificate.edition, certificate.number, certificate.issuer, certificate.valid_from as "validFrom",
      certificate.valid_to as "validTo", certificate.is_replaced as "isReplaced",
      certificate.revoked_at is not null as "isRevoked", certificate.document_id is not null as "hasFile", ${sites}
    from ${from} where ${where} and ${lit}
    order by ${ORDERS[sort]} limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { rows, lights: await countLights(db, where, today) };
};

type Lights = Record<CertificateLight, number> & { unreplaced: number };

/** Counts all lights in one statement, and also the certificates that nothing has replaced. */
const countLights = async (db: Db, where: RawBuilder<unknown>, today: string): Promise<Lights> => {
  const counts = Object.entries(LIT(today)).map(
    ([light, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.ref(light)}`,
  );
  const { rows } = await sql<Lights>`
    select ${sql.join(counts)}, count(*) filter (where not certificate.is_replaced)::int as unreplaced
    from ${from} where ${where}`.execute(db);
  return rows[0] ?? NONE;
};
const NONE: Lights = { valid: 0, expiring_90: 0, expiring_30: 0, expired: 0, revoked: 0, replaced: 0, unreplaced: 0 };

const HOLDS = sql`certificate.revoked_at is null and not certificate.is_replaced`;

/** Conditions equal to `lightOf` of the contract. */
const LIT = (today: string): Record<CertificateLight, RawBuilder<boolean>> => {
  const { verySoon, soon } = lightEdges(today);
  const ends = sql`certificate.valid_to`;
  return {
    valid: sql<boolean>`(${HOLDS} and ${ends} > ${soon}::date)`,
    expiring_90: sql<boolean>`(${HOLDS} and ${ends} > ${verySoon}::date and ${ends} <= ${soon}::date)`,
    expiring_30: sql<boolean>`(${HOLDS} and ${ends} >= ${today}::date and ${ends} <= ${verySoon}::date)`,
    expired: sql<boolean>`(${HOLDS} and ${ends} < ${today}::date)`,
    revoked: sql<boolean>`(certificate.revoked_at is not null)`,
    replaced: sql<boolean>`(certificate.revoked_at is null and certificate.is_replaced)`,
  };
};

/** Sort orders. Each ends with the id and, where an index exists, follows its direction. */
const ORDERS: Record<CertificateFilter['sort'], RawBuilder<unknown>> = {
  ends: sql`certificate.valid_to, certificate.id`,
  endsDown: sql`certificate.valid_to desc, certificate.id desc`,
  standard: sql`coalesce(standard.code, certificate.standard_name), certificate.valid_to, certificate.id`,
  standardDown: sql`coalesce(standard.code, certificate.standard_name) desc, certificate.valid_to, certificate.id`,
  newest: sql`certificate.created_at desc, certificate.id`,
  oldest: sql`certificate.created_at, certificate.id desc`,
};

/** An admin sees all, a supplier only those of its company; the filter by another company's factory finds none. */
const conditionsOf = (
  actor: Viewer,
  { search, standardId, factoryId, year, month, holds }: CertificateFilter,
  today: string,
) => [
  actor.role === 'admin' ? sql`true` : sql`certificate.company_id = ${actor.companyId}::uuid`,
  ...(standardId ? [sql`certificate.standard_id = ${standardId}::uuid`] : []),
  ...(factoryId
    ? [
        sql`certificate.id in (select certificate_id from factory_certificate_site where factory_id = ${factoryId}::uuid)`,
      ]
    : []),
  ...(year ? [sql`certificate.valid_to between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`] : []),
  ...(month ? [endsIn(`${month}-01`)] : []),
  ...(holds ? [sql`(${HOLDS} and certificate.valid_to >= ${today}::date)`] : []),
  ...(search === '' ? [] : [found(search)]),
];

const endsIn = (first: string) =>
  sql`(certificate.valid_to >= ${first}::date and certificate.valid_to < ${first}::date + interval '1 month')`;

/**
 * Searches every field that a person would look for, in all four languages; a number matches without its dashes, a name
 * by its initials.
 */
const found = (search: string) => {
  const pattern = containing(search);
  const words = sql`factory_patterns(factory_words(${search}::text))`;
  return sql`(
    concat_ws(' ', certificate.number, certificate.issuer, certificate.scope, certificate.standard_name, certificate.edition,
      standard.code, standard.name_kr, standard.name_en, standard.name_cn, standard.name_jp) ilike ${pattern}
    or certificate.search_text like all (${words}) or standard.search_text like all (${words})
    or exists (select from factory_certificate_site as site join factory on factory.id = site.factory_id
      where site.certificate_id = certificate.id and concat_ws(' ', factory.name, factory.name_english, factory.code) ilike ${pattern})
  )`;
};

/** Returns the years in which any certificate ends, in ascending order. */
export const findEndYears = async (db: Db, actor: Viewer) => {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from certificate.valid_to)::int as year from factory_certificate as certificate
    where ${actor.role === 'admin' ? sql`true` : sql`certificate.company_id = ${actor.companyId}::uuid`}
    order by year`.execute(db);
  return rows.map(({ year }) => year);
};

const COVERABLE_MAX = 20;

/** Returns factories by name; a certificate may still cover a factory that has closed. */
export const findCoverable = async (db: Db, companyId: string, search: string) => {
  const { rows } = await sql<CertificateSite & { code: string }>`
    select id, name, code from factory_shown where company_id = ${companyId}::uuid
      and (name ilike ${containing(search)} or name_english ilike ${containing(search)} or code ilike ${containing(search)})
    order by name, id limit ${COVERABLE_MAX}`.execute(db);
  return rows;
};

const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
