import type { ActionState, Page } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../kit/db.ts';
import { ACTION_COLUMNS, isSeenBy } from './action.store.ts';

type ActionFilter = {
  side: '' | 'ours' | 'theirs';
  state: ActionState | '';
  /** Whose own; everybody's where nobody is named. */
  personId: string | null;
  declarationId: string | undefined;
  search: string;
};

const matching = (db: Db, companyId: string | null, today: string, filter: ActionFilter) => {
  const { side, state, personId, declarationId, search } = filter;
  let found = db.selectFrom('review_action as action').where(isSeenBy(companyId));
  if (side === 'ours') found = found.where('action.owner_company_id', '=', companyId);
  if (side === 'theirs') found = found.where(sql<SqlBool>`action.owner_company_id is distinct from ${companyId}::uuid`);
  if (state !== '') found = found.where(isInState(state, today));
  if (personId !== null) found = found.where('action.owner_id', '=', personId);
  if (declarationId !== undefined) found = found.where('action.declaration_id', '=', declarationId);
  if (search !== '') found = found.where('action.title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  return found;
};

/** As `shownState` says it. */
const isInState = (state: ActionState, today: string) => {
  const isPast = sql<SqlBool>`action.due_on < ${today}::date`;
  if (state === 'overdue') return sql<SqlBool>`(action.state in ('open', 'in_progress') and ${isPast})`;
  const isLate = state === 'open' || state === 'in_progress';
  return isLate ? sql<SqlBool>`(action.state = ${state} and not ${isPast})` : sql<SqlBool>`action.state = ${state}`;
};

/** What is due first, then what is done with; one statement for the page and how many there are. */
export const findActions = async (
  db: Db,
  companyId: string | null,
  today: string,
  { page, size, ...filter }: ActionFilter & Page,
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
  // Beyond the last page there is no row to carry it.
  return { rows, total: (await counted.executeTakeFirstOrThrow()).total };
};
