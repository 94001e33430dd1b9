import {
  type DeclarationKind,
  type DeclarationState,
  type Page,
  QUEUE_COUNTED_MAX,
  type QUEUE_SORTS,
} from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

export type QueueFilter = {
  show: 'waiting' | 'mine' | 'returned' | 'decided' | 'all';
  state: DeclarationState | '';
  kind: DeclarationKind | '';
  /** First day that is too late for the due date. `dueFrom` is the earliest due date. */
  dueBefore: string | null;
  dueFrom: string | null;
  /** Latest moment of the submission. */
  submittedBy: Date | null;
  search: string;
};
type Sorting = { sort: (typeof QUEUE_SORTS)[number]; order: 'asc' | 'desc' };
/** Company whose queue is shown, and the person who looks. A null company is the operator. */
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
  const conditions = [
    companyId === null ? sql`reviewer_company_id is null` : sql`reviewer_company_id = ${companyId}::uuid`,
    // Written out, because only then the database sees that the partial indexes suffice.
    sql`round > 0`,
  ];
  if (show === 'mine') conditions.push(sql`taken_by = ${userId}::uuid`);
  if (kind !== '') conditions.push(sql`kind = ${kind}`);
  if (dueBefore !== null) conditions.push(sql`due_on < ${dueBefore}::date`);
  if (dueFrom !== null) conditions.push(sql`due_on >= ${dueFrom}::date`);
  if (submittedBy !== null) conditions.push(sql`submitted_at <= ${submittedBy.toISOString()}::timestamptz`);
  if (search !== '') conditions.push(sql`respondent_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(conditions, sql` and `);
};

const statesOf = ({ show, state }: QueueFilter) => STATES[show].filter((item) => state === '' || item === state);

/**
 * Returns the ids of a page in order, and the total. Each state is read separately and only as far as the page needs
 * it, because an index is in order within one state only. The columns before the sorted one are equal in all rows. They
 * are named, because only then the database sees that an index over a null company is in order.
 */
export const findQueuePage = async (db: Db, whose: Whose, query: QueueFilter & Sorting & Page) => {
  const { sort, order, page, size, ...filter } = query;
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
    order by place ${direction}, id ${direction} limit ${size} offset ${reached - size} ${sql.raw(PLANNED_EACH_TIME)}`.execute(
    db,
  );
  const isBeyond = rows.length === 0 && page > 1;
  const total = isBeyond ? await countAlone(db, states, isIn) : (rows[0]?.total ?? 0);
  const isTotalExact = total <= QUEUE_COUNTED_MAX;
  return { ids: rows.map(({ id }) => id), total: Math.min(total, QUEUE_COUNTED_MAX), isTotalExact };
};

/** Stops at QUEUE_COUNTED_MAX + 1. */
const counted = (states: readonly DeclarationState[], isIn: RawBuilder<unknown>) => sql`
  select count(*) from (
    select from review_declaration where ${isIn} and state in (${sql.join(states.map((state) => sql.lit(state)))})
    limit ${QUEUE_COUNTED_MAX + 1}) reached`;

const countAlone = async (db: Db, states: readonly DeclarationState[], isIn: RawBuilder<unknown>) => {
  const { rows } = await sql<{ total: number }>`select (${counted(states, isIn)}) as total`.execute(db);
  return rows[0]?.total ?? 0;
};
