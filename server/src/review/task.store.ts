import type { DeclarationKind, ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { namesIfAny, namesIn } from '../kit/db/script-names.ts';
import { IS_TO_CHECK } from './actions/action.store.ts';
import { isToRenew } from './answering/list.store.ts';

type Waiting = {
  id: string;
  company: ScriptNames | null;
  subject: string;
  kind: DeclarationKind;
  dueOn: string | null;
  since: string;
};

/** Purpose of the request, or the subject if there is no request. */
const SUBJECT = sql`coalesce(nullif(one.purpose, ''), factory.name, product.name, '') as subject`;
const SPOKEN_OF = sql`left join factory on factory.id = one.factory_id
    left join supply_product product on product.id = one.product_id`;

/** Finds the open requests to a company. */
export const findOpenRequests = async (db: Db, companyId: string, limit: number) => {
  const { rows } = await sql<Waiting>`
    select request.id, ${namesIn('asker')} as company, request.purpose as subject, request.kind, request.due_on as "dueOn",
      request.created_at as since
    from review_request request join company_name asker on asker.id = request.asker_company_id
    where request.supplier_company_id = ${companyId} and request.state = 'open'
    order by request.due_on, request.id limit ${limit}`.execute(db);
  return rows;
};

/** Finds own declarations that were sent back. */
export const findSentBack = async (db: Db, companyId: string, limit: number) => {
  const { rows } = await sql<Waiting>`
    select one.id, ${namesIfAny('reviewer')} as company, ${SUBJECT}, one.kind, one.due_on as "dueOn",
      coalesce(one.decided_at, one.updated_at) as since
    from review_declaration one left join company_name reviewer on reviewer.id = one.reviewer_company_id ${SPOKEN_OF}
    where one.respondent_company_id = ${companyId} and one.state = 'changes_requested'
    order by one.due_on, one.id limit ${limit}`.execute(db);
  return rows;
};

/** Finds own declarations that have ended or end by a day, if nobody works on the next edition. */
export const findToRenew = async (db: Db, companyId: string, until: string, limit: number) => {
  const { rows } = await sql<Waiting>`
    select one.id, ${namesIfAny('reviewer')} as company, ${SUBJECT}, one.kind, one.valid_to as "dueOn", one.decided_at as since
    from review_declaration one left join company_name reviewer on reviewer.id = one.reviewer_company_id ${SPOKEN_OF}
    where one.respondent_company_id = ${companyId} and ${isToRenew(until)}
    order by one.valid_to, one.id limit ${limit}`.execute(db);
  return rows;
};

/** Finds own drafts whose current version a colleague wants this person to approve. */
export const findToApprove = async (db: Db, companyId: string, userId: string, limit: number) => {
  const { rows } = await sql<Waiting & { person: string | null }>`
    select one.id, ${namesIfAny('reviewer')} as company, ${SUBJECT}, one.kind, one.due_on as "dueOn", approval.asked_at as since,
      asker.name as person
    from review_approval approval join review_declaration one on one.id = approval.declaration_id
    left join company_name reviewer on reviewer.id = one.reviewer_company_id ${SPOKEN_OF}
    left join account_person asker on asker.id = approval.asked_by
    where approval.person_id = ${userId} and approval.is_approved is null and one.respondent_company_id = ${companyId}
      and approval.draft_version = one.draft_version and one.state in ('draft', 'changes_requested')
    order by approval.asked_at, one.id limit ${limit}`.execute(db);
  return rows;
};

/**
 * Finds declarations that were submitted to a company or to the operator. Leaves out those that another person has
 * taken, those of the own company or by the person, and those that the person has approved already. After the first of
 * two approvals any other person can review.
 */
export const findToReview = async (db: Db, companyId: string | null, userId: string, limit: number) => {
  const isOurs = companyId === null ? sql`reviewer_company_id is null` : sql`reviewer_company_id = ${companyId}::uuid`;
  const { rows } = await sql<Waiting>`
    select one.id, ${namesIn('respondent')} as company, ${SUBJECT}, one.kind, one.due_on as "dueOn", one.submitted_at as since
    from review_declaration one join company_name respondent on respondent.id = one.respondent_company_id ${SPOKEN_OF}
    where ${isOurs} and one.state in ('submitted', 'in_review') and one.round > 0
      and (one.first_approver is not null or coalesce(one.taken_by, ${userId}) = ${userId})
      and one.first_approver is distinct from ${userId}::uuid
      and not exists (select from review_author where declaration_id = one.id and user_id = ${userId})
      and not exists (select from company_member member where member.user_id = ${userId} and member.state = 'active'
        and member.company_id = one.respondent_company_id)
    order by one.submitted_at, one.id limit ${limit}`.execute(db);
  return rows;
};

export type WaitingAction = {
  id: string;
  title: string;
  company: ScriptNames | null;
  dueOn: string;
  since: string;
  isToCheck: boolean;
  isShared: boolean;
};

type Doer = { companyId: string; userId: string; isShared: boolean };

/**
 * Finds tasks that a company has to do or to check: those between two companies, or those that it set itself. An
 * assigned task is for that person alone. A task that the company set itself is checked by another person, if there is
 * one.
 */
export const findActionsOf = async (db: Db, { companyId, userId, isShared }: Doer, limit: number) => {
  const { rows } = await sql<WaitingAction>`
    (select action.id, action.title, ${namesIfAny('asker')} as company, action.due_on as "dueOn", action.updated_at as since,
      false as "isToCheck", ${isShared}::boolean as "isShared"
    from review_action action left join company_name asker on asker.id = action.asker_company_id
    where action.owner_company_id = ${companyId} and action.state in ('open', 'in_progress')
      and (action.asker_company_id is distinct from action.owner_company_id) = ${isShared}
      and coalesce(action.owner_id, ${userId}) = ${userId}
    order by action.due_on, action.id limit ${limit})
    union all
    (select action.id, action.title, ${namesIn('owner')}, action.due_on, action.updated_at, true, ${isShared}::boolean
    from review_action action join company_name owner on owner.id = action.owner_company_id
    where action.asker_company_id = ${companyId} and ${IS_TO_CHECK}
      and (action.asker_company_id <> action.owner_company_id) = ${isShared}
      and (${isShared} or action.state <> 'under_review' or not ${hasSubmitted(userId)} or not ${hasOtherWriter(userId)})
    order by action.due_on, action.id limit ${limit})`.execute(db);
  return rows;
};

/** Finds the tasks that an operator has to check. */
export const findActionsToCheck = async (db: Db, limit: number) => {
  const { rows } = await sql<WaitingAction>`
    select action.id, action.title, ${namesIn('owner')} as company, action.due_on as "dueOn", action.updated_at as since,
      true as "isToCheck", true as "isShared"
    from review_action action join company_name owner on owner.id = action.owner_company_id
    where action.asker_company_id is null and ${IS_TO_CHECK}
    order by action.due_on, action.id limit ${limit}`.execute(db);
  return rows;
};

const hasSubmitted = (userId: string) => sql`(
  select event.by = ${userId}::uuid from review_action_event event
  where event.action_id = action.id and event.kind = 'submitted' order by event.at desc, event.id desc limit 1)`;

const hasOtherWriter = (userId: string) => sql`exists (
  select from company_member member where member.company_id = action.owner_company_id and member.state = 'active'
    and member.role in ('owner', 'editor') and member.user_id <> ${userId}::uuid)`;
