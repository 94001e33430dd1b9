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
import { type DeclarationRow, insertAuthor, updateDeclaration } from '../record/declaration.store.ts';
import { type AttachmentRow, findAttachments } from '../record/files/attachment.store.ts';
import { findForm } from '../record/form.store.ts';
import type { Acting } from '../record/lock.ts';
import { openFields } from '../record/snapshot/open-fields.ts';
import { idOfFile } from '../record/snapshot/values.ts';

type Input = Parsed<(typeof contract)['saveAnswers']>;
type Sent = Input['answers'][number];

/**
 * Saves all answers or none. The refusal names each answer that does not fit, is closed, or was changed by a colleague
 * meanwhile.
 */
export const saveDraft = async (db: Db, acting: Acting, { answers, statement }: Input) => {
  const { row } = acting;
  const questions = await questionsIn(db, row);
  const open = await openFields(db, row, [...questions.values()]);
  const changed = answers.filter(({ key, value }) => !isSame(row.answers[key] ?? null, emptied(value)));
  const files = changed.some(({ key }) => questions.get(key)?.kind === 'file') ? await findAttachments(db, row.id) : [];
  refuse('review.answers_refused', changed, (answer) => problemOf(answer, questions, files));
  refuse('review.field_closed', changed, ({ key }) => (isReopened(`answers.${key}`, open) ? null : 'closed'));
  const isNewStatement = statement !== undefined && statement.value !== row.statement;
  if (isNewStatement && !isReopened('statement', open)) fail('review.field_closed', { statement: 'closed' });
  const isOverwritten = isNewStatement && statement.was !== row.statement;
  refuse('review.answer_changed', changed, (answer) => clashOf(answer, row.answers), isOverwritten ? OVERWRITTEN : {});
  if (changed.length === 0 && !isNewStatement) return row;
  return keepDraft(db, acting, {
    ...writtenWith(row, changed),
    ...(isNewStatement && { statement: statement.value }),
  });
};
const OVERWRITTEN = { statement: 'changed' };

/** Raises the version of the draft with every change. An approval is valid for one version only. */
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
const refuse = (code: Refusal, answers: Sent[], problem: (answer: Sent) => string | null, more: Fields = {}) => {
  const found = answers.flatMap((answer) => {
    const problemFound = problem(answer);
    return problemFound ? [[answer.key, problemFound] as const] : [];
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
  const there = new Set(files.filter((file) => file.path === path && !file.isDetached).map(({ id }) => id));
  return Array.isArray(value) && value.every((file) => there.has(idOfFile(file) ?? ''));
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
    // A changed answer is no longer a suggestion.
    delete offered[key];
  }
  return { answers: JSON.stringify(answers), offered: JSON.stringify(offered) };
};

/** Turns an empty answer into null. */
const emptied = (value: AnswerValue | null) => (isAnswered(value) ? value : null);

const isSame = (a: AnswerValue | null, b: AnswerValue | null) => textOf(a) === textOf(b);
const textOf = (value: AnswerValue | null) => canonicalJson(JSON.parse(JSON.stringify(value)));
