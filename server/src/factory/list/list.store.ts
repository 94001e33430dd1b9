import { FACTORIES_COUNTED_MAX, type FACTORY_SORTS, type FactoryFilters, type Page } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { prepared } from '../../kit/db/prepared-statement.ts';
import { readAsOne } from '../../kit/db/rows-as-one.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';
import { scopeOf, type Viewer, type ViewerScope } from '../record/record.store.ts';
import { certificateState, type Days, matchingFactories, NO_FILTERS, needsRowScan } from './filter.store.ts';
import { type Matches, pageOfMatches, type SortTerms } from './match-page.store.ts';

type Sorting = { sort: (typeof FACTORY_SORTS)[number]; order: 'asc' | 'desc' };
type ListQuery = FactoryFilters & Sorting & Page;
type Place = { size: number; offset: number } & Days;

const listColumns = [
  'factory.id',
  'factory.code',
  'factory.name',
  'factory.name_english as nameEnglish',
  'factory.site_type as siteType',
  'factory.state',
  'factory.country',
  'factory.region',
  'factory.locality',
  'factory.completeness',
  'factory.created_at as createdAt',
  'factory.updated_at as updatedAt',
  'factory.confirmed_at as confirmedAt',
] as const;

/** Number of processes shown of each factory. */
const PROCESSES_SHOWN = 3;
const processes = sql<string[]>`coalesce((select json_agg(item ->> 'name') from (
    select item from jsonb_array_elements(factory.details -> 'processes') with ordinality as all_of (item, at)
    order by coalesce((item ->> 'isPrimary')::boolean, false) desc, at limit ${sql.lit(PROCESSES_SHOWN)}
  ) shown), '[]')`;

/** Builds one statement for the ids of a page, their rows and the total. */
const pageOf = (db: Db, eyes: ViewerScope, filters: FactoryFilters, sorting: Sorting, place: Place) => {
  const { size: _, offset: __, ...days } = place;
  const terms = termsOf(eyes, sorting);
  const ids = needsRowScan(filters)
    ? pageOfMatches(db, eyes, filters, { terms, order: sorting.order }, place)
    : pageByIndex(db, eyes, filters, { terms, order: sorting.order }, place);
  let page = db
    .selectFrom('factory')
    .innerJoin(ids.as('page'), 'page.id', 'factory.id')
    .select(listColumns)
    .select([processes.as('processes'), certificateState(days).as('certificate'), 'page.total']);
  for (const term of [...terms, FACTORY_ID]) page = page.orderBy(term, sorting.order);
  return page;
};

/**
 * Selects the ids of a page from the index that has their order. The total is the expensive part: some ten milliseconds
 * for 100,000 factories of one company, from an index alone.
 */
const pageByIndex = (
  db: Db,
  eyes: ViewerScope,
  filters: FactoryFilters,
  { terms, order }: SortTerms,
  { size, offset, ...days }: Place,
) => {
  let ids = matchingFactories(db, eyes, filters, days)
    .select(['factory.id', countOf(db, eyes, filters, days).as('total')])
    .limit(size)
    .offset(offset);
  for (const term of [...terms, FACTORY_ID]) ids = ids.orderBy(term, order);
  return sql<Matches>`(${ids})`;
};

const countOf = (db: Db, eyes: ViewerScope, filters: FactoryFilters, days: Days) => {
  const found = matchingFactories(db, eyes, filters, days);
  if (!needsRowScan(filters)) return found.select((eb) => eb.fn.countAll<number>().as('total'));
  const some = found.select(sql.lit(1).as('one')).limit(FACTORIES_COUNTED_MAX + 1);
  return db.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('total'));
};

const FACTORY_ID = sql`factory.id`;
/** Returns the terms of an order; the id follows them and makes it unambiguous. An index exists for each order. */
const termsOf = ({ role }: ViewerScope, { sort, order }: Sorting) => {
  const isCodedFirst = sort === 'code' && order === 'asc' && role === 'supplier';
  return isCodedFirst ? [sql`nullif(factory.code, '')`] : SORTED_BY[sort];
};
const SORTED_BY = {
  name: [sql`factory.name`],
  code: [sql`factory.code`],
  country: [sql`factory.country`, sql`factory.name`],
  completeness: [sql`factory.completeness`, sql`factory.name`],
  updatedAt: [sql`factory.updated_at`],
};

/** Prepares the statement of most requests once. */
const firstListFor = (role: ViewerScope['role']) =>
  prepared<Place & { companyId: string }>(readAsOne)((db, place) =>
    pageOf(
      db,
      { role, companyId: place('companyId') },
      NO_FILTERS,
      { sort: 'name', order: 'asc' },
      { size: place('size'), offset: place('offset'), today: place('today'), soon: place('soon') },
    ),
  );
const firstLists = { admin: firstListFor('admin'), supplier: firstListFor('supplier') };

const isEverything = (filters: FactoryFilters) => !needsRowScan(filters) && isEmpty(filters);
const isEmpty = ({ state, country, completeness }: FactoryFilters) =>
  state.length + country.length + completeness.length === 0;

export const findFactories = async (db: Db, actor: Viewer, query: ListQuery, days: Days) => {
  const { sort, order, page, size, ...filters } = query;
  const eyes = scopeOf(actor);
  const place = { size, offset: (page - 1) * size, ...days };
  const isFirst = sort === 'name' && order === 'asc' && isEverything(filters);
  const rows = isFirst
    ? await firstLists[eyes.role](db, { ...place, companyId: eyes.companyId })
    : await readAsOne(
        db,
        pageOf(db, eyes, filters, { sort, order }, place).modifyEnd(sql.raw(PLANNED_EACH_TIME)).compile(),
      );
  const total = rows[0]?.total ?? (page === 1 ? 0 : await totalOf(db, eyes, filters, days));
  const isTotalExact = !needsRowScan(filters) || total <= FACTORIES_COUNTED_MAX;
  return { rows, total: isTotalExact ? total : FACTORIES_COUNTED_MAX, isTotalExact };
};

/** Counts for a page beyond the last, which has no row to carry the total. */
const totalOf = async (db: Db, eyes: ViewerScope, filters: FactoryFilters, days: Days) =>
  (await countOf(db, eyes, filters, days).modifyEnd(sql.raw(PLANNED_EACH_TIME)).executeTakeFirstOrThrow()).total;
