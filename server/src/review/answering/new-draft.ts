import { randomUUID } from 'node:crypto';
import { type contract, type DeclarationKind, type Parsed, VALIDITY_MONTHS } from '@ieum/contract';
import { findDeclaredFactory, findOnlyFactory } from '../../factory/record/declaration-facts.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findDeclaredProduct } from '../../supply/disclosure/declaration-facts.ts';
import { insertAuthor, insertDeclaration } from '../record/declaration.store.ts';
import { insertEvents } from '../record/event.store.ts';
import { findForm } from '../record/form.store.ts';
import { chooseForm } from '../record/form-choice.ts';
import { findPartner } from '../record/people.store.ts';
import { periodOf } from '../record/period.ts';
import { findAnswer, findLinkedProduct, lockRequest, type RequestRow } from '../record/request.store.ts';
import { type Filled, fillAnswers, keepCopied } from './prefill.ts';

type Input = Parsed<(typeof contract)['startDeclaration']>;
export type Subject = Pick<Input, 'factoryId' | 'productId' | 'from' | 'to'>;
export type Who = { companyId: string; by: string; at: Date };

/** Returns the columns for the subject of a draft. Fields without meaning for its kind are left out. */
export const subjectFor = async (db: Db, { companyId, at }: Who, kind: DeclarationKind, subject: Subject) => {
  const { factoryId, productId } = subject;
  if (kind === 'factory' && factoryId !== null) {
    const found = await findDeclaredFactory(db, companyId, factoryId, todayInSeoul(at));
    if (!found) fail('request.not_found');
    return { factory_id: factoryId };
  }
  if (kind === 'supply_map' && productId !== null) {
    if (!(await findDeclaredProduct(db, companyId, productId))) fail('request.not_found');
    return { product_id: productId };
  }
  if (kind !== 'flows') return {};
  const { from, to } = periodOf(subject);
  return { period_from: from, period_to: to };
};

/** Starts the answer to a request, or returns the one that a colleague has started. */
export const startAnswer = async (db: Db, who: Who, requestId: string, subject: Subject) => {
  const request = await lockRequest(db, who.companyId, requestId);
  if (!request || request.supplierId !== who.companyId) return fail('request.not_found');
  const begun = await findAnswer(db, requestId);
  if (begun) return begun.id;
  if (request.state !== 'open') fail('review.request_closed', { state: request.state });
  const about = await aboutOf(db, who, request, subject);
  const { kind, formId, purpose, message, dueOn, validityMonths, needsTwo } = request;
  return begin(db, who, {
    ...about,
    kind,
    form_id: formId,
    purpose,
    message,
    due_on: dueOn,
    needs_two: needsTwo,
    validity_months: validityMonths,
    request_id: requestId,
    reviewer_company_id: request.askerId,
  });
};

/** Chooses what the request leaves open, if there is no choice: the only factory, or the product of the link. */
const aboutOf = async (db: Db, who: Who, request: RequestRow, subject: Subject) => {
  const { kind, from, to, linkId } = request;
  const time = { period_from: from, period_to: to };
  if (kind === 'flows') return time;
  const only = kind === 'factory' ? await findOnlyFactory(db, who.companyId) : undefined;
  const linked = kind === 'supply_map' && linkId !== null ? await findLinkedProduct(db, linkId) : undefined;
  const factoryId = subject.factoryId ?? only ?? null;
  const productId = subject.productId ?? linked ?? null;
  // A recurring request is about a period, whatever it asks for.
  return { ...time, ...(await subjectFor(db, who, kind, { ...subject, factoryId, productId })) };
};

/** Starts a declaration without a request. The operator reviews it. */
export const startUnasked = async (db: Db, who: Who, { kind, form, ...subject }: Input) => {
  if (kind === null) return fail('request.invalid', { kind: 'missing' });
  const formId = kind === 'questionnaire' ? await chooseForm(db, who.companyId, form, who.at) : null;
  const about = await subjectFor(db, who, kind, subject);
  const isOpen = (kind === 'factory' || kind === 'supply_map') && Object.keys(about).length === 0;
  if (isOpen) fail('review.subject_missing', { [kind === 'factory' ? 'factoryId' : 'productId']: 'missing' });
  const unasked = { request_id: null, reviewer_company_id: null, due_on: null, validity_months: VALIDITY_MONTHS };
  return begin(db, who, { ...about, ...unasked, kind, form_id: formId });
};

const begin = async (db: Db, who: Who, values: Omit<Beginning, 'line_id' | 'edition'>) => {
  const form = values.form_id ? await findForm(db, values.form_id) : undefined;
  const filled = form ? await fillAnswers(db, who.companyId, form, who.at) : NOTHING;
  const id = randomUUID();
  return insertDraft(db, who, { ...values, id, line_id: id, edition: 1 }, filled);
};
const NOTHING: Filled = { answers: {}, offered: {}, files: [], statement: '' };

type Beginning = Omit<
  Parameters<typeof insertDeclaration>[1],
  'respondent_company_id' | 'respondent_name' | 'saved_at' | 'saved_by' | 'created_at' | 'updated_at'
>;

/** Inserts a draft with its prefilled content. The person who starts it counts as an author. */
export const insertDraft = async (db: Db, who: Who, values: Beginning, filled: Filled) => {
  const at = who.at.toISOString();
  const { name } = await findPartner(db, who.companyId);
  const made = await insertDeclaration(db, {
    ...values,
    respondent_company_id: who.companyId,
    respondent_name: name,
    answers: JSON.stringify(filled.answers),
    offered: JSON.stringify(filled.offered),
    statement: filled.statement,
    saved_at: at,
    saved_by: who.by,
    created_at: at,
    updated_at: at,
  });
  await keepCopied(db, made.id, filled.files, who.at);
  await insertAuthor(db, made.id, who.by);
  const started = { declarationId: made.id, kind: 'started', round: 0, side: 'respondent', isInside: true } as const;
  await insertEvents(db, [{ ...started, by: who.by, at: who.at }]);
  return made.id;
};
