import {
  type Answers,
  type AnswerValue,
  answerProblem,
  canonicalJson,
  type contract,
  isAnswered,
  isReopened,
  type Parsed,
  type Question,
  questionsOf,
} from '@ieum/contract';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import { type Fields, fail } from '../../kit/http/failure.ts';
import { type AttachmentRow, findAttachments } from '../record/attachment.store.ts';
import { type DeclarationRow, insertAuthor, updateDeclaration } from '../record/declaration.store.ts';
import { findForm } from '../record/form.store.ts';
import type { Acting } from '../record/lock.ts';
import { openFields } from '../record/snapshot/open-fields.ts';
import { idOfFile } from '../record/snapshot/values.ts';

type Asked = Parsed<(typeof contract)['saveAnswers']>;
type Sent = Asked['answers'][number];

/** Keeps what was sent, all or nothing: what does not fit, is closed, or was answered by a colleague meanwhile is named. */
export const saveDraft = async (db: Db, acting: Acting, { answers, statement }: Asked) => {
  const { row } = acting;
  const questions = await questionsIn(db, row);
  const open = await openFields(db, row, [...questions.values()]);
  const changed = answers.filter(({ key, value }) => !isSame(row.answers[key] ?? null, emptied(value)));
  const files = changed.some(({ key }) => questions.get(key)?.kind === 'file') ? await findAttachments(db, row.id) : [];
  refuse('review.answers_refused', changed, (one) => problemOf(one, questions, files));
  refuse('review.field_closed', changed, ({ key }) => (isReopened(`answers.${key}`, open) ? null : 'closed'));
  const isNewStatement = statement !== undefined && statement.value !== row.statement;
  if (isNewStatement && !isReopened('statement', open)) fail('review.field_closed', { statement: 'closed' });
  const isOverwritten = isNewStatement && statement.was !== row.statement;
  refuse('review.answer_changed', changed, (one) => clashOf(one, row.answers), isOverwritten ? OVERWRITTEN : {});
  if (changed.length === 0 && !isNewStatement) return row;
  return keepDraft(db, acting, {
    ...writtenWith(row, changed),
    ...(isNewStatement && { statement: statement.value }),
  });
};
const OVERWRITTEN = { statement: 'changed' };

/** Whatever changes a draft raises its version, by which an approval knows what it was of. */
export const keepDraft = async (db: Db, { row, by, at }: Acting, change: Updateable<Tables['review_declaration']>) => {
  await insertAuthor(db, row.id, by);
  const saved = { draft_version: row.draftVersion + 1, saved_at: at.toISOString(), saved_by: by };
  return updateDeclaration(db, row, { ...change, ...saved }, at);
};

export const questionsIn = async (db: Db, { formId }: Pick<DeclarationRow, 'formId'>) => {
  const form = formId === null ? undefined : await findForm(db, formId);
  return new Map((form ? questionsOf(form.content) : []).map((question) => [question.key, question]));
};

type Refusal = 'review.answers_refused' | 'review.field_closed' | 'review.answer_changed';
const refuse = (code: Refusal, all: Sent[], problem: (one: Sent) => string | null, more: Fields = {}) => {
  const found = all.flatMap((one) => {
    const problemFound = problem(one);
    return problemFound ? [[one.key, problemFound] as const] : [];
  });
  const fields = { ...Object.fromEntries(found), ...more };
  if (Object.keys(fields).length > 0) fail(code, fields);
};

const problemOf = ({ key, value }: Sent, questions: Map<string, Question>, files: AttachmentRow[]) => {
  const question = questions.get(key);
  if (!question) return 'type';
  if (value === null || !isAnswered(value)) return null;
  const problem = answerProblem(question, value);
  if (problem !== null || question.kind !== 'file') return problem;
  return isAttachedTo(`answers.${key}`, value, files) ? null : 'type';
};

const isAttachedTo = (path: string, value: AnswerValue, files: AttachmentRow[]) => {
  const there = new Set(files.filter((one) => one.path === path && !one.isDetached).map(({ id }) => id));
  return Array.isArray(value) && value.every((one) => there.has(idOfFile(one) ?? ''));
};

const clashOf = ({ key, was }: Sent, answers: Answers) =>
  isSame(answers[key] ?? null, emptied(was)) ? null : 'changed';

const writtenWith = (row: DeclarationRow, changed: Sent[]) => {
  const answers = { ...row.answers };
  const offered = { ...row.offered };
  for (const { key, value } of changed) {
    const kept = emptied(value);
    if (kept === null) delete answers[key];
    else answers[key] = kept;
    // From now on it is their own word.
    delete offered[key];
  }
  return { answers: JSON.stringify(answers), offered: JSON.stringify(offered) };
};

/** What says nothing is nothing. */
const emptied = (value: AnswerValue | null) => (isAnswered(value) ? value : null);

const isSame = (one: AnswerValue | null, other: AnswerValue | null) => textOf(one) === textOf(other);
const textOf = (value: AnswerValue | null) => canonicalJson(JSON.parse(JSON.stringify(value)));
