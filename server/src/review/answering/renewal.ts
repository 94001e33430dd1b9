import { randomUUID } from 'node:crypto';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { type DeclarationRow, lockEditions } from '../record/declaration.store.ts';
import { findForm, findNewestOf } from '../record/form.store.ts';
import { isReadyForm, keepReady } from '../record/form-choice.ts';
import type { Acting } from '../record/lock.ts';
import { findSnapshots } from '../record/round.store.ts';
import { insertDraft } from './new-draft.ts';
import { fillAgain } from './prefill.ts';

const OPEN = ['draft', 'submitted', 'in_review', 'changes_requested'];

/** Starts the next edition, filled with the content of the last one. Only one edition can be open at a time. */
export const renew = async (db: Db, { row, by, at }: Acting) => {
  const editions = await lockEditions(db, row.lineId);
  if (editions.some(({ state }) => OPEN.includes(state))) fail('review.renewed_already');
  const form = await currentForm(db, row, at);
  const [last] = await findSnapshots(db, row.id, row.round);
  const filled = last
    ? await fillAgain(db, row.id, last.snapshot, form?.content ?? null)
    : { answers: row.answers, offered: {}, files: [], statement: row.statement };
  const who = { companyId: row.respondentId, by, at };
  const { kind, purpose, message, from, to } = row;
  return insertDraft(
    db,
    who,
    {
      id: randomUUID(),
      line_id: row.lineId,
      edition: (editions[0]?.edition ?? row.edition) + 1,
      kind,
      reviewer_company_id: row.reviewerId,
      request_id: row.requestId,
      form_id: form?.id ?? null,
      factory_id: row.factoryId,
      product_id: row.productId,
      period_from: from,
      period_to: to,
      purpose,
      message,
      validity_months: row.validityMonths,
      needs_two: row.needsTwo,
    },
    filled,
  );
};

/** Finds the current version of the same questionnaire. */
const currentForm = async (db: Db, { formId }: DeclarationRow, at: Date) => {
  const form = formId === null ? undefined : await findForm(db, formId);
  if (!form) return undefined;
  if (form.templateId !== null) return (await findNewestOf(db, form.templateId)) ?? form;
  const key = form.readyKey ?? '';
  return isReadyForm(key) ? ((await findForm(db, await keepReady(db, key, at))) ?? form) : form;
};
