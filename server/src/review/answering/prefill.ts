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
import type { Offered } from '../record/declaration.store.ts';
import { findAttachments, insertAttachments } from '../record/files/attachment.store.ts';
import type { FormRow } from '../record/form.store.ts';
import { factFor, loadFacts } from './known-facts.ts';
import { findLastSubmission } from './prefill.store.ts';

/** A file that an earlier answer named, with the id of its copy. */
type Copied = { path: string; documentId: string; id: string };
export type Filled = { answers: Answers; offered: Offered; files: Copied[]; statement: string };

type Earlier = { snapshot: Snapshot; files: Map<string, string> };

/** Fills a new draft with the company's last answers to the same questions, or else with known facts. */
export const fillAnswers = async (db: Db, companyId: string, form: FormRow, at: Date): Promise<Filled> => {
  const last = await findLastSubmission(db, companyId, form);
  const earlier = last && (await loadEarlier(db, last.declarationId, last.snapshot));
  const facts = await loadFacts(db, companyId, todayInSeoul(at));
  const filled: Filled = { answers: {}, offered: {}, files: [], statement: '' };
  for (const question of questionsOf(form.content)) {
    const before = earlier && answerBefore(question, earlier, filled.files);
    const value = before ?? factFor(question, facts);
    if (value === undefined) continue;
    filled.answers[question.key] = value;
    filled.offered[question.key] = before === undefined ? 'known' : 'last';
  }
  return filled;
};

/** Fills the next edition from one declaration only, including its statement and files. */
export const fillAgain = async (db: Db, declarationId: string, kept: string, form: FormContent | null) => {
  const earlier = await loadEarlier(db, declarationId, kept);
  const filled: Filled = { answers: {}, offered: {}, files: [], statement: textAt(earlier.snapshot, 'statement') };
  for (const question of form ? questionsOf(form) : []) {
    const before = answerBefore(question, earlier, filled.files);
    if (before === undefined) continue;
    filled.answers[question.key] = before;
    filled.offered[question.key] = 'last';
  }
  filesAt(earlier, 'attachments', filled.files);
  return filled;
};

/** Attaches the copied files to a prefilled draft. Each copy has its own id. */
export const keepCopied = async (db: Db, declarationId: string, files: Copied[], at: Date) => {
  await insertAttachments(
    db,
    files.map(({ id, path, documentId }) => ({
      id,
      path,
      document_id: documentId,
      declaration_id: declarationId,
      created_at: at.toISOString(),
    })),
  );
};

const loadEarlier = async (db: Db, declarationId: string, kept: string): Promise<Earlier> => {
  const attached = await findAttachments(db, declarationId);
  return { snapshot: readSnapshot(kept), files: new Map(attached.map((file) => [file.id, file.documentId])) };
};

/** Reuses an answer only for a question of the same kind, and only if it is still valid. */
const answerBefore = (question: Question, earlier: Earlier, files: Copied[]) => {
  const { key, kind } = question;
  const former = earlier.snapshot.form && questionsOf(earlier.snapshot.form).find((item) => item.key === key);
  if (former?.kind !== kind) return undefined;
  const path = `answers.${key}`;
  if (kind === 'file') {
    const copies = filesAt(earlier, path, files);
    return copies.length > 0 ? copies : undefined;
  }
  const parsed = answerSchema.safeParse(earlier.snapshot.values.find((entry) => entry.path === path)?.value);
  if (!parsed.success || !isAnswered(parsed.data)) return undefined;
  return answerProblem(question, parsed.data) === null ? parsed.data : undefined;
};

const cell = z.union([z.string(), z.number()]);
const answerSchema = z.union([z.string(), z.number(), z.array(z.string()), z.array(z.record(z.string(), cell))]);
const named = z.array(z.object({ id: z.string(), name: z.string() }));

const filesAt = (earlier: Earlier, path: string, files: Copied[]) => {
  const found = named.safeParse(earlier.snapshot.values.find((entry) => entry.path === path)?.value);
  return (found.success ? found.data : []).flatMap(({ id: old, name }) => {
    const documentId = earlier.files.get(old);
    if (documentId === undefined) return [];
    const id = randomUUID();
    files.push({ path, documentId, id });
    return [{ id, name }];
  });
};

const textAt = (snapshot: Snapshot, path: string) => {
  const value = snapshot.values.find((entry) => entry.path === path)?.value;
  return typeof value === 'string' ? value : '';
};
