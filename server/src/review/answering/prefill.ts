import { randomUUID } from 'node:crypto';
import {
  type Answers,
  answerProblem,
  type FormContent,
  isAnswered,
  type Question,
  questionsOf,
  readSnapshot,
  type Snapshot,
} from '@ieum/contract';
import { z } from 'zod';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { findAttachments, insertAttachments } from '../record/attachment.store.ts';
import type { Offered } from '../record/declaration.store.ts';
import type { FormRow } from '../record/form.store.ts';
import { factFor, loadFacts } from './known-facts.ts';
import { findLastSaid } from './prefill.store.ts';

/** A file that an answer named before, and the one that takes its place. */
type Copied = { path: string; documentId: string; id: string };
export type Filled = { answers: Answers; offered: Offered; files: Copied[]; statement: string };

type Said = { snapshot: Snapshot; files: Map<string, string> };

/** The answers of a new draft: what the company has said last to the same questions, or else what is known of it. */
export const fillAnswers = async (db: Db, companyId: string, form: FormRow, at: Date): Promise<Filled> => {
  const last = await findLastSaid(db, companyId, form);
  const said = last && (await saidIn(db, last.declarationId, last.snapshot));
  const facts = await loadFacts(db, companyId, todayInSeoul(at));
  const filled: Filled = { answers: {}, offered: {}, files: [], statement: '' };
  for (const question of questionsOf(form.content)) {
    const before = said && answerBefore(question, said, filled.files);
    const value = before ?? factFor(question, facts);
    if (value === undefined) continue;
    filled.answers[question.key] = value;
    filled.offered[question.key] = before === undefined ? 'known' : 'last';
  }
  return filled;
};

/** The same of one declaration alone, for its next edition: with its words and files too. */
export const fillAgain = async (db: Db, declarationId: string, kept: string, form: FormContent | null) => {
  const said = await saidIn(db, declarationId, kept);
  const filled: Filled = { answers: {}, offered: {}, files: [], statement: textAt(said.snapshot, 'statement') };
  for (const question of form ? questionsOf(form) : []) {
    const before = answerBefore(question, said, filled.files);
    if (before === undefined) continue;
    filled.answers[question.key] = before;
    filled.offered[question.key] = 'last';
  }
  filesAt(said, 'attachments', filled.files);
  return filled;
};

/** The files of a draft that was filled; each is one of its own from now on. */
export const keepCopied = async (db: Db, declarationId: string, files: Copied[], at: Date) => {
  await insertAttachments(
    db,
    files.map(({ id, path, documentId }) => ({
      ...{ id, path, document_id: documentId, declaration_id: declarationId, created_at: at.toISOString() },
    })),
  );
};

const saidIn = async (db: Db, declarationId: string, kept: string): Promise<Said> => {
  const attached = await findAttachments(db, declarationId);
  return { snapshot: readSnapshot(kept), files: new Map(attached.map((one) => [one.id, one.documentId])) };
};

/** Only to a question of the same kind, and only where it is still an answer to it. */
const answerBefore = (question: Question, said: Said, files: Copied[]) => {
  const { key, kind } = question;
  const asked = said.snapshot.form && questionsOf(said.snapshot.form).find((one) => one.key === key);
  if (asked?.kind !== kind) return undefined;
  const path = `answers.${key}`;
  if (kind === 'file') {
    const copies = filesAt(said, path, files);
    return copies.length > 0 ? copies : undefined;
  }
  const given = saidBefore.safeParse(said.snapshot.values.find((one) => one.path === path)?.value);
  if (!given.success || !isAnswered(given.data)) return undefined;
  return answerProblem(question, given.data) === null ? given.data : undefined;
};

const cell = z.union([z.string(), z.number()]);
const saidBefore = z.union([z.string(), z.number(), z.array(z.string()), z.array(z.record(z.string(), cell))]);
const named = z.array(z.object({ id: z.string(), name: z.string() }));

const filesAt = (said: Said, path: string, files: Copied[]) => {
  const found = named.safeParse(said.snapshot.values.find((one) => one.path === path)?.value);
  return (found.success ? found.data : []).flatMap(({ id: old, name }) => {
    const documentId = said.files.get(old);
    if (documentId === undefined) return [];
    const id = randomUUID();
    files.push({ path, documentId, id });
    return [{ id, name }];
  });
};

const textAt = (snapshot: Snapshot, path: string) => {
  const value = snapshot.values.find((one) => one.path === path)?.value;
  return typeof value === 'string' ? value : '';
};
