import { FACTORIES_COUNTED_MAX, type FactoryFilters } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { ViewerScope } from '../record/record.store.ts';
import { type Days, matchingByIndex, matchingFactories } from './filter.store.ts';

/** Terms of an order without the id, which follows as the last one. */
export type SortTerms = { terms: RawBuilder<unknown>[]; order: 'asc' | 'desc' };
type Place = { size: number; offset: number } & Days;
/** An id of a page, with the total. */
export type Matches = { id: string; total: number };

/** Rows that are looked at in the order of the list before all matches are sorted. */
const NEAR = 5_000;

/**
 * Selects the ids of a page, and the total up to a limit, where every row has to be looked at (a search, a process, a
 * certificate, a part of the map). Each row is looked at once for both, up to the limit. If all matches are found then,
 * the page is sorted from them. If there are more, at least one in ten of 100,000 rows matches, and the first rows in the
 * order of the list soon fill an early page. All matches are sorted only for a page that they do not fill. So no plan
 * depends on how many matches the planner expects: it cannot know how often two words occur together.
 */
export const pageOfMatches = (
  db: Db,
  eyes: ViewerScope,
  filters: FactoryFilters,
  sorting: SortTerms,
  { size, offset, ...days }: Place,
) => {
  const orderedBy = (terms: RawBuilder<unknown>[]) =>
    sql`order by ${sql.join(terms.map((term) => sql`${term} ${sql.raw(sorting.order)}`))}`;
  const keyed = sorting.terms.map((term, at) => term.as(`key_${at}`));
  const ordered = orderedBy([...sorting.terms.map((_, at) => sql.ref(`key_${at}`)), sql.ref('id')]);
  const part = sql`limit ${size} offset ${offset}`;
  const counted = sql`(select count(*) from found)`;
  const areMany = sql`${counted} > ${sql.lit(FACTORIES_COUNTED_MAX)}`;
  const isNearEnough = sql`(select count(*) from near) = ${size}`;

  const found = matchingFactories(db, eyes, filters, days)
    .select(['factory.id', ...keyed])
    .limit(FACTORIES_COUNTED_MAX + 1);
  const first = sql`${matchingByIndex(db, eyes, filters, days).select(['factory.id', ...keyed])}`;
  // Its own row is looked up by its id: with `offset` the planner does not turn the condition into a join.
  const isMatch = sql`exists (${matchingFactories(db, eyes, filters, days)
    .select(sql.lit(1).as('one'))
    .where('factory.id', '=', sql<string>`step.id`)} offset 0)`;
  const all = matchingFactories(db, eyes, filters, days).select('factory.id');
  return sql<Matches>`(
    with found as materialized (${found}),
    near as materialized (
      select step.id from (select * from (${first}) as listed ${ordered} limit ${sql.lit(NEAR)}) as step
      where ${areMany} and ${isMatch} ${ordered} ${part}
    )
    select each_way.id, ${counted} as total from (
      (select id from found where not ${areMany} ${ordered} ${part})
      union all select id from near where ${isNearEnough}
      union all (${all.where(sql<boolean>`${areMany} and not ${isNearEnough}`)} ${orderedBy([...sorting.terms, sql.ref('factory.id')])} ${part})
    ) as each_way)`;
};
