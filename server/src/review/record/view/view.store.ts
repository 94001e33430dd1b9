import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/db/database.ts';
import { namesIfAny, namesIn } from '../../../kit/db/script-names.ts';

const respondent = [
  'respondent.id as respondentId',
  namesIn('respondent').as('respondentNames'),
  'respondent.country as respondentCountry',
  'respondent.number as respondentNumber',
] as const;
const reviewer = [
  'reviewer.id as reviewerId',
  namesIfAny('reviewer').as('reviewerNames'),
  'reviewer.country as reviewerCountry',
  'reviewer.number as reviewerNumber',
] as const;

/** Name of the factory or product at the last submission. A later name must not reach the reviewer. */
const saidName: RawBuilder<string | null> = sql`case when one.kind in ('factory', 'supply_map') then (
  select said.snapshot::json #>> '{subject,name,kr}' from review_round as said
  where said.declaration_id = one.id order by said.round desc limit 1
) end`;

/** Finds declarations with the names of everything they refer to, for one of them or for a page. */
export const findShown = (db: Db, ids: string[]) =>
  db
    .selectFrom('review_declaration as one')
    .innerJoin('company_name as respondent', 'respondent.id', 'one.respondent_company_id')
    .leftJoin('company_name as reviewer', 'reviewer.id', 'one.reviewer_company_id')
    .leftJoin('review_form as form', 'form.id', 'one.form_id')
    .leftJoin('factory', 'factory.id', 'one.factory_id')
    .leftJoin('supply_product as product', 'product.id', 'one.product_id')
    .leftJoin('account_person as taker', 'taker.id', 'one.taken_by')
    .leftJoin('account_person as first', 'first.id', 'one.first_approver')
    .leftJoin('account_person as saver', 'saver.id', 'one.saved_by')
    .select(['one.id', 'one.kind', 'one.state', 'one.version', 'one.round', 'one.edition', 'one.purpose'])
    .select(['one.due_on as dueOn', 'one.submitted_at as submittedAt', 'one.decided_at as decidedAt'])
    .select(['one.valid_to as validTo', 'one.updated_at as updatedAt', 'one.taken_by as takenById'])
    .select(['one.factory_id as factoryId', 'one.product_id as productId', 'factory.name as factoryName'])
    .select(['product.name as productName', 'one.period_from as from', 'one.period_to as to'])
    .select(saidName.as('saidName'))
    .select(['form.id as formId', 'form.name as formName', 'form.version as formVersion'])
    .select(['taker.name as takenBy', 'first.name as firstApprovalBy', 'saver.name as savedBy'])
    .select(respondent)
    .select(reviewer)
    .where('one.id', 'in', ids)
    .execute();

export type ShownDeclaration = Awaited<ReturnType<typeof findShown>>[number];
