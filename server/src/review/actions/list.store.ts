import type { ActionFilter, Page } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { everyNameIn } from '../../kit/db/script-names.ts';
import { ACTION_COLUMNS, IS_TO_CHECK, isSeenBy } from './action.store.ts';

type Narrowed = {
  side: '' | 'ours' | 'theirs';
  state: ActionFilter | '';
  /** Person whose tasks are listed. With null, the tasks of all people are listed. */
  personId: string | null;
  declarationId: string | undefined;
  search: string;
};

const matching = (db: Db, companyId: string | null, today: string, filter: Narrowed) => {
  const { side, state, personId, declarationId, search } = filter;
  let found = db.selectFrom('review_action as action').where(isSeenBy(companyId));
  if (side === 'ours') found = found.where('action.owner_company_id', '=', companyId);
  if (side === 'theirs') found = found.where(sql<SqlBool>`action.owner_company_id is distinct from ${companyId}::uuid`);
  if (state !== '') found = found.where(isInState(state, today, companyId));
  if (personId !== null) found = found.where('action.owner_id', '=', personId);
  if (declarationId !== undefined) found = found.where('action.declaration_id', '=', declarationId);
  if (search !== '') found = found.where(speaksOf(search, companyId));
  return found;
};

/** Searches the title and both names of the other company. */
const speaksOf = (search: string, companyId: string | null) => sql<SqlBool>`lower(concat_ws(' ', action.title, (
    select string_agg(${everyNameIn('partner')}, ' ') from company_name partner
    where partner.id in (action.owner_company_id, action.asker_company_id)
      and partner.id is distinct from ${companyId}::uuid
  ))) like all (factory_patterns(factory_words(${search}::text)))`;

/** Mirrors `shownState` in SQL. */
const isInState = (state: ActionFilter, today: string, companyId: string | null) => {
  if (state === 'to_check')
    return sql<SqlBool>`(${IS_TO_CHECK} and action.asker_company_id is not distinct from ${companyId}::uuid)`;
  if (state === 'to_do') return sql<SqlBool>`action.state in ('open', 'in_progress')`;
  const isPast = sql<SqlBool>`action.due_on < ${today}::date`;
  if (state === 'overdue') return sql<SqlBool>`(action.state in ('open', 'in_progress') and ${isPast})`;
  const isLate = state === 'open' || state === 'in_progress';
  return isLate ? sql<SqlBool>`(action.state = ${state} and not ${isPast})` : sql<SqlBool>`action.state = ${state}`;
};

/** Sorts by due date, resolved tasks last. One statement returns both the page and the total. */
export const findActions = async (
  db: Db,
  companyId: string | null,
  today: string,
  { page, size, ...filter }: Narrowed & Page,
) => {
  const found = matching(db, companyId, today, filter);
  const counted = found.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = await found
    .select(ACTION_COLUMNS)
    .select(counted.as('total'))
    .orderBy(sql`action.state = 'resolved'`)
    .orderBy('action.due_on')
    .orderBy('action.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // A page beyond the last has no row that carries the total.
  return { rows, total: (await counted.executeTakeFirstOrThrow()).total };
};
