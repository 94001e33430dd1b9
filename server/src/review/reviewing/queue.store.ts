import {
  type DeclarationKind,
  type DeclarationState,
  type Page,
  QUEUE_COUNTED_MAX,
  type QUEUE_SORTS,
} from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_ANEW } from '../../kit/db/statement-names.ts';

export type QueueFilter = {
  show: 'waiting' | 'mine' | 'returned' | 'decided' | 'all';
  state: DeclarationState | '';
  kind: DeclarationKind | '';
  /** Due before this day; with `dueFrom`, not before that one. */
  dueBefore: string | null;
  dueFrom: string | null;
  /** Handed in at this moment or before. */
  submittedBy: Date | null;
  search: string;
};
type Sorting = { sort: (typeof QUEUE_SORTS)[number]; order: 'asc' | 'desc' };
/** Whose queue, with whose eyes; nobody's is the operator's. */
type Whose = { companyId: string | null; userId: string };

const WAITING = ['submitted', 'in_review'] as const;
const DECIDED = ['approved', 'rejected', 'expired', 'superseded'] as const;
const STATES: Record<QueueFilter['show'], readonly DeclarationState[]> = {
  waiting: WAITING,
  mine: ['in_review'],
  returned: ['changes_requested'],
  decided: DECIDED,
  all: [...WAITING, 'changes_requested', ...DECIDED],
};

const SORTED_BY = {
  submittedAt: sql.ref('submitted_at'),
  dueOn: sql.ref('due_on'),
  respondent: sql.ref('respondent_name'),
  decidedAt: sql.ref('decided_at'),
} satisfies Record<Sorting['sort'], RawBuilder<unknown>>;

const conditionsOf = ({ companyId, userId }: Whose, filter: QueueFilter) => {
  const { show, kind, dueBefore, dueFrom, submittedBy, search } = filter;
  const all = [
    companyId === null ? sql`reviewer_company_id is null` : sql`reviewer_company_id = ${companyId}::uuid`,
    // Written out: only then the database sees that the small indexes will do.
    sql`round > 0`,
  ];
  if (show === 'mine') all.push(sql`taken_by = ${userId}::uuid`);
  if (kind !== '') all.push(sql`kind = ${kind}`);
  if (dueBefore !== null) all.push(sql`due_on < ${dueBefore}::date`);
  if (dueFrom !== null) all.push(sql`due_on >= ${dueFrom}::date`);
  if (submittedBy !== null) all.push(sql`submitted_at <= ${submittedBy.toISOString()}::timestamptz`);
  if (search !== '') all.push(sql`respondent_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(all, sql` and `);
};

const statesOf = ({ show, state }: QueueFilter) => STATES[show].filter((one) => state === '' || one === state);

/**
 * The ids of a page, in its order, and how many there are. Each state is read by itself, as far as the page needs it: in an index
 * of its own order, which all states together are not in. The columns before the sorted one are the same in all rows, and named
 * because only then an index over nobody's company is seen to be in order.
 */
export const findQueuePage = async (db: Db, whose: Whose, asked: QueueFilter & Sorting & Page) => {
  const { sort, order, page, size, ...filter } = asked;
  const states = statesOf(filter);
  if (states.length === 0) return { ids: [], total: 0, isTotalExact: true };
  const direction = sql.raw(order);
  const isIn = conditionsOf(whose, filter);
  const by = SORTED_BY[sort];
  const reached = page * size;
  const parts = states.map(
    (state) => sql`(select id, ${by} as place from review_declaration where ${isIn} and state = ${sql.lit(state)}
      order by reviewer_company_id ${direction}, state ${direction}, ${by} ${direction}, id ${direction} limit ${reached})`,
  );
  const { rows } = await sql<{ id: string; total: number }>`
    select id, (${counted(states, isIn)}) as total from (${sql.join(parts, sql` union all `)}) found
    order by place ${direction}, id ${direction} limit ${size} offset ${reached - size} ${sql.raw(PLANNED_ANEW)}`.execute(
    db,
  );
  const isBeyond = rows.length === 0 && page > 1;
  const total = isBeyond ? await countAlone(db, states, isIn) : (rows[0]?.total ?? 0);
  const isTotalExact = total <= QUEUE_COUNTED_MAX;
  return { ids: rows.map(({ id }) => id), total: Math.min(total, QUEUE_COUNTED_MAX), isTotalExact };
};

/** No further than anybody wants to know. */
const counted = (states: readonly DeclarationState[], isIn: RawBuilder<unknown>) => sql`
  select count(*) from (
    select from review_declaration where ${isIn} and state in (${sql.join(states.map((state) => sql.lit(state)))})
    limit ${QUEUE_COUNTED_MAX + 1}) reached`;

const countAlone = async (db: Db, states: readonly DeclarationState[], isIn: RawBuilder<unknown>) => {
  const { rows } = await sql<{ total: number }>`select (${counted(states, isIn)}) as total`.execute(db);
  return rows[0]?.total ?? 0;
};
