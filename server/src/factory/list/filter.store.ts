import { COMPLETENESS_BANDS, type CompletenessBand, type FactoryFilters, SHOWN_STATES } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { type Eyes, visibleTo } from '../record/record.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    /** Kept up by a trigger on `factory`. */
    factory_process: { factory_id: string; company_id: string; key: string; name: string };
  }
}

/** Today, and the last day of those on which a certificate's end is near. */
export type Days = { today: string; soon: string };

export const UNITS_PER_DEGREE = 100_000;

/** All factories in sight that the filters leave. Whatever lists, counts, draws or changes many of them starts here. */
export const matching = (db: Db, eyes: Eyes, filters: FactoryFilters, days: Days) => {
  const { search, country, process, certificate, standard, completeness, place, within } = filters;
  let found = visibleTo(db, eyes).where('factory.state', 'in', statesOf(filters));
  if (search !== '') found = found.where(hasWords(eyes, search));
  if (country.length > 0) found = found.where('factory.country', 'in', country);
  if (completeness.length > 0) found = found.where(isInBands(completeness));
  if (process.length > 0) found = found.where('factory.id', 'in', withProcess(db, eyes, process));
  if (certificate.length > 0)
    found = found.where((eb) => eb.or(certificate.map((state) => hasCertificate(eyes, state, standard, days))));
  else if (standard.length > 0) found = found.where(hasCertificate(eyes, 'any', standard, days));
  if (place !== '') found = found.where('factory.point_x', place === 'known' ? 'is not' : 'is', null);
  if (within !== '') found = found.where(liesWithin(within));
  return found;
};

/** Whether more than one index is needed to know if a row is meant: then each has to be looked at. */
export const isLookedAt = ({ search, process, certificate, standard, place, within }: FactoryFilters) =>
  search + place + within !== '' || process.length + certificate.length + standard.length > 0;

const statesOf = ({ state }: FactoryFilters) => (state.length > 0 ? state : [...SHOWN_STATES]);

/** The pairs of letters find the rows by an index; that the words themselves stand there is looked at in these alone. */
const hasWords = ({ role, companyId }: Eyes, search: string) => {
  const company = role === 'admin' ? null : companyId;
  const words = sql`factory_words(${search}::text)`;
  return sql<SqlBool>`factory.search_grams @> factory_wanted_grams(${company}::uuid, ${words})
    and factory.search_text like all (factory_patterns(${words}))`;
};

const isInBands = (bands: CompletenessBand[]) => {
  const ranges = bands.map((band) => {
    const [from, to] = COMPLETENESS_BANDS[band];
    return sql<SqlBool>`factory.completeness between ${sql.lit(from)} and ${sql.lit(to)}`;
  });
  return sql<SqlBool>`(${sql.join(ranges, sql` or `)})`;
};

const withProcess = (db: Db, { role, companyId }: Eyes, keys: string[]) => {
  const found = db.selectFrom('factory_process').select('factory_id').where('key', 'in', keys);
  return role === 'admin' ? found : found.where('company_id', '=', companyId);
};

type CertificateState = FactoryFilters['certificate'][number] | 'any';

/** Replaced ones are history: only what stands for itself runs out. What was revoked is none at all. */
const ENDS: Record<CertificateState, (days: Days) => ReturnType<typeof sql<SqlBool>>> = {
  any: () => sql`true`,
  none: () => sql`true`,
  valid: ({ today }) =>
    sql`certificate.valid_to >= ${today}::date and coalesce(certificate.valid_from, ${today}::date) <= ${today}::date`,
  expiring: ({ today, soon }) => sql`certificate.valid_to between ${today}::date and ${soon}::date and ${IS_LAST}`,
  expired: ({ today }) => sql`certificate.valid_to < ${today}::date and ${IS_LAST}`,
};
const IS_LAST = sql<SqlBool>`not certificate.is_replaced`;
const STANDS = sql<SqlBool>`certificate.revoked_at is null`;

/** Only its own company's are of a factory; said again, so that no others are read. */
const hasCertificate = ({ role, companyId }: Eyes, state: CertificateState, standards: string[], days: Days) => {
  const ofCompany = role === 'admin' ? sql`true` : sql`certificate.company_id = ${companyId}`;
  const ofStandard = standards.length > 0 ? sql`certificate.standard_id in (${sql.join(standards)})` : sql`true`;
  const found = sql<SqlBool>`exists (
    select from factory_certificate_site site join factory_certificate certificate on certificate.id = site.certificate_id
    where site.factory_id = factory.id and ${STANDS} and ${ofCompany} and ${ofStandard} and ${ENDS[state](days)})`;
  return state === 'none' ? sql<SqlBool>`not ${found}` : found;
};

/** East of the last degree the world goes on with the first one. */
const liesWithin = (within: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = within
    .split(',')
    .map((one) => Math.round(Number(one) * UNITS_PER_DEGREE));
  const isAcross = west > east;
  const isBetween = isAcross
    ? sql`(factory.point_x >= ${west} or factory.point_x <= ${east})`
    : sql`factory.point_x between ${west} and ${east}`;
  return sql<SqlBool>`${isBetween} and factory.point_y between ${south} and ${north}`;
};

/** Where a certificate of one stands; of several the worst counts. */
export const certificateState = ({ today, soon }: Days) => sql<Exclude<CertificateState, 'any'>>`(
  select case
    when count(*) = 0 then 'none'
    when bool_or(certificate.valid_to < ${today}::date and ${IS_LAST}) then 'expired'
    when bool_or(certificate.valid_to <= ${soon}::date and ${IS_LAST}) then 'expiring'
    else 'valid' end
  from factory_certificate_site site join factory_certificate certificate on certificate.id = site.certificate_id
  where site.factory_id = factory.id and ${STANDS})`;
