import { COMPLETENESS_BANDS, type CompletenessBand, type FactoryFilters, SHOWN_STATES } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { type ViewerScope, visibleTo } from '../record/record.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    /** Maintained by a trigger on `factory`. */
    factory_process: { factory_id: string; company_id: string; key: string; name: string };
  }
}

export const NO_FILTERS: FactoryFilters = {
  search: '',
  state: [],
  country: [],
  process: [],
  certificate: [],
  standard: [],
  completeness: [],
  place: '',
  within: '',
};

/** Today, and the last day on which a certificate's end counts as near. */
export type Days = { today: string; soon: string };

export const UNITS_PER_DEGREE = 100_000;

/** Selects the visible factories that match the filters. Lists, counts, maps and bulk changes start here. */
export const matchingFactories = (db: Db, eyes: ViewerScope, filters: FactoryFilters, days: Days) => {
  const { search, country, process, certificate, standard, completeness, place, within } = filters;
  let found = visibleTo(db, eyes).where('factory.state', 'in', statesOf(filters));
  if (search !== '') found = found.where(hasWords(eyes, filters));
  if (country.length > 0) found = found.where('factory.country', 'in', country);
  if (completeness.length > 0) found = found.where(isInBands(completeness));
  if (process.length > 0) found = found.where('factory.id', 'in', withProcess(db, eyes, process));
  if (certificate.length + standard.length > 0) found = found.where(hasCertificate(eyes, certificate, standard, days));
  if (place !== '') found = found.where('factory.point_x', place === 'known' ? 'is not' : 'is', null);
  if (within !== '') found = found.where(isWithin(within));
  return found;
};

/** Returns whether the filters need more than one index, so that every row has to be read. */
export const needsRowScan = ({ search, process, certificate, standard, place, within }: FactoryFilters) =>
  search + place + within !== '' || process.length + certificate.length + standard.length > 0;

const statesOf = ({ state }: FactoryFilters) => (state.length > 0 ? state : [...SHOWN_STATES]);

/** Selects by what an index has of every factory, without a look at any row. */
export const matchingByIndex = (
  db: Db,
  eyes: ViewerScope,
  { state, country, completeness }: FactoryFilters,
  days: Days,
) => matchingFactories(db, eyes, { ...NO_FILTERS, state, country, completeness }, days);

/**
 * Finds rows by n-grams in an index, and looks for the words themselves only in these rows. The n-grams of a company come
 * from a subquery: otherwise the planner would guess from each how many rows have them all, and would read all rows where
 * each is common and no row has both. It has to guess where a process is wanted too, which may be rarer than the words. An
 * operator's search of one letter has no n-grams, which the planner must know.
 */
const hasWords = ({ role, companyId }: ViewerScope, { search, process }: FactoryFilters) => {
  const words = sql`factory_words(${search}::text)`;
  const company = role === 'admin' ? null : companyId;
  const grams = sql`factory_wanted_grams(${company}::uuid, ${words})`;
  const wanted = role === 'admin' || process.length > 0 ? grams : sql`(select ${grams})`;
  return sql<SqlBool>`factory.search_grams @> ${wanted} and factory.search_text like all (factory_patterns(${words}))`;
};

const isInBands = (bands: CompletenessBand[]) => {
  const ranges = bands.map((band) => {
    const [from, to] = COMPLETENESS_BANDS[band];
    return sql<SqlBool>`factory.completeness between ${sql.lit(from)} and ${sql.lit(to)}`;
  });
  return sql<SqlBool>`(${sql.join(ranges, sql` or `)})`;
};

const withProcess = (db: Db, { role, companyId }: ViewerScope, keys: string[]) => {
  const found = db.selectFrom('factory_process').select('factory_id').where('key', 'in', keys);
  return role === 'admin' ? found : found.where('company_id', '=', companyId);
};

type CertificateState = FactoryFilters['certificate'][number];
type Held = Exclude<CertificateState, 'none'>;

/** Conditions of a status. Only a certificate without a successor can expire; a revoked one does not count at all. */
const ENDS: Record<Held, (days: Days) => ReturnType<typeof sql<SqlBool>>> = {
  valid: ({ today }) =>
    sql`certificate.valid_to >= ${today}::date and coalesce(certificate.valid_from, ${today}::date) <= ${today}::date`,
  expiring: ({ today, soon }) => sql`certificate.valid_to between ${today}::date and ${soon}::date and ${IS_LAST}`,
  expired: ({ today }) => sql`certificate.valid_to < ${today}::date and ${IS_LAST}`,
};
const IS_LAST = sql<SqlBool>`not certificate.is_replaced`;
const NOT_REVOKED = sql<SqlBool>`certificate.revoked_at is null`;
const isHeld = (state: CertificateState): state is Held => state !== 'none';

/**
 * Condition that a factory has a certificate in one of these states, or none where that is wanted too. It is one
 * condition for all states, because the certificates would be read again for each. It adds the company, which a factory
 * and its certificates share, to avoid reading the certificates of others.
 */
const hasCertificate = (
  { role, companyId }: ViewerScope,
  states: CertificateState[],
  standards: string[],
  days: Days,
) => {
  const ofCompany = role === 'admin' ? sql`true` : sql`certificate.company_id = ${companyId}`;
  const ofStandard = standards.length > 0 ? sql`certificate.standard_id in (${sql.join(standards)})` : sql`true`;
  const covering = sql`from factory_certificate_site site join factory_certificate certificate on certificate.id = site.certificate_id
    where ${NOT_REVOKED} and ${ofCompany} and ${ofStandard}`;
  const held = states.filter(isHeld).map((state) => sql`(${ENDS[state](days)})`);
  const isWanted = held.length > 0 ? sql`(${sql.join(held, sql` or `)})` : sql`true`;
  if (!states.includes('none'))
    return sql<SqlBool>`exists (select ${covering} and site.factory_id = factory.id and ${isWanted})`;
  if (held.length === 0) return sql<SqlBool>`not exists (select ${covering} and site.factory_id = factory.id)`;
  return sql<SqlBool>`not exists (
    select from (select site.factory_id ${covering} group by site.factory_id having not bool_or(${isWanted})) as unwanted
    where unwanted.factory_id = factory.id)`;
};

/** Filters by a part of the map. East of the last degree the world continues with the first. */
const isWithin = (within: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = within
    .split(',')
    .map((degrees) => Math.round(Number(degrees) * UNITS_PER_DEGREE));
  const isAcross = west > east;
  const isBetween = isAcross
    ? sql`(factory.point_x >= ${west} or factory.point_x <= ${east})`
    : sql`factory.point_x between ${west} and ${east}`;
  return sql<SqlBool>`${isBetween} and factory.point_y between ${south} and ${north}`;
};

/** Selects the status of a factory's certificates; of several the worst counts. */
export const certificateState = ({ today, soon }: Days) => sql<CertificateState>`(
  select case
    when count(*) = 0 then 'none'
    when bool_or(certificate.valid_to < ${today}::date and ${IS_LAST}) then 'expired'
    when bool_or(certificate.valid_to <= ${soon}::date and ${IS_LAST}) then 'expiring'
    else 'valid' end
  from factory_certificate_site site join factory_certificate certificate on certificate.id = site.certificate_id
  where site.factory_id = factory.id and ${NOT_REVOKED})`;
