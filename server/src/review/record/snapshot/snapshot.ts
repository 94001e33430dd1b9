import { createHash } from 'node:crypto';
import {
  canonicalJson,
  type FormContent,
  type FormWords,
  isReopened,
  readSnapshot,
  SNAPSHOT_FORMAT,
  type Snapshot,
  type SnapshotValue,
} from '@ieum/contract';
import { todayInSeoul } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db/database.ts';
import type { KeyedHash } from '../../../kit/security/keyed-hash.ts';
import type { DeclarationRow } from '../declaration.store.ts';
import { type AttachmentRow, findAttachments } from '../files/attachment.store.ts';
import { findForm } from '../form.store.ts';
import { findPartner } from '../people.store.ts';
import { findSnapshots } from '../round.store.ts';
import {
  answerValues,
  besideValues,
  factoryValues,
  flowValues,
  idOfFile,
  type LocalIds,
  localIdsFor,
  type SnapshotContent,
  type SubjectNames,
  supplyValues,
} from './values.ts';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns the last submission if changes were requested for it, or undefined while all fields may change. */
export const snapshotBefore = async (db: Db, row: DeclarationRow) => {
  if (row.reopened === null) return undefined;
  const [last] = await findSnapshots(db, row.id, row.round);
  return last && readSnapshot(last.snapshot);
};

type Made = { text: string; hash: string; before: Snapshot | undefined; fileIds: string[] };

/**
 * Builds what the other side would see if the draft were submitted now. Only open fields are read again; all others
 * stay as submitted.
 */
export const makeSnapshot = async (db: Db, hash: KeyedHash, row: DeclarationRow, now: Date): Promise<Made> => {
  const before = await snapshotBefore(db, row);
  const attached = await findAttachments(db, row.id);
  const files = attached.filter(({ isDetached }) => !isDetached);
  const form = row.formId === null ? undefined : await findForm(db, row.formId);
  const idOf = localIdsFor(hash, row, before?.values ?? []);
  const taken = await takenNow(db, hash, row, { content: form?.content, files, now, idOf });
  const fresh = [...taken.values, ...besideValues(row.statement, files)];
  const round = { round: row.round + 1, submittedAt: now.toISOString() };
  const made: Snapshot = before
    ? { ...before, ...round, values: mergedValues(before.values, fresh, row.reopened) }
    : { format: SNAPSHOT_FORMAT, ...(await headOf(db, row, form, taken.named)), ...round, values: fresh };
  const text = canonicalJson(JSON.parse(JSON.stringify(made)));
  const named = new Set(filesIn(made.values));
  return { text, hash: hashOf(text), before, fileIds: attached.map(({ id }) => id).filter((id) => named.has(id)) };
};

type At = { content: FormContent | undefined; files: AttachmentRow[]; now: Date; idOf: LocalIds };

const takenNow = async (db: Db, hash: KeyedHash, row: DeclarationRow, at: At): Promise<SnapshotContent> => {
  const { content, files, now, idOf } = at;
  if (row.kind === 'factory') return factoryValues(db, row, todayInSeoul(now));
  if (row.kind === 'supply_map') return supplyValues(db, hash, row, now, idOf);
  if (row.kind === 'flows') return flowValues(db, row, idOf);
  const values = content ? answerValues(content, row.answers, files) : [];
  return { values, named: { name: '', nameEnglish: '' } };
};

const headOf = async (
  db: Db,
  row: DeclarationRow,
  form: { name: FormWords; content: FormContent } | undefined,
  named: SubjectNames,
) => ({
  declarationId: row.id,
  edition: row.edition,
  kind: row.kind,
  respondent: await companyIn(db, row.respondentId),
  reviewer: row.reviewerId === null ? null : await companyIn(db, row.reviewerId),
  purpose: row.purpose,
  subject: { name: form?.name ?? inAll(named), from: row.from, to: row.to },
  form: form?.content ?? null,
});

const companyIn = async (db: Db, id: string) => {
  const { name, nameEnglish, country } = await findPartner(db, id);
  return { name, nameEnglish, country };
};

const inAll = ({ name, nameEnglish }: SubjectNames): FormWords => ({
  kr: name,
  en: nameEnglish || name,
  cn: name,
  jp: name,
});

/** Drops answers to questions that are no longer asked. Every other closed value stays as submitted. */
const mergedValues = (before: SnapshotValue[], fresh: SnapshotValue[], reopened: string[] | null) => {
  const now = new Map(fresh.map((value) => [value.path, value]));
  const known = new Set(before.map(({ path }) => path));
  const kept = before.flatMap((old) => {
    if (isReopened(old.path, reopened)) return now.get(old.path) ?? [];
    return isAnswer(old) && !now.has(old.path) ? [] : [old];
  });
  const added = fresh.filter(({ path }) => !known.has(path) && (isAnswer({ path }) || isReopened(path, reopened)));
  return inOrder([...kept, ...added], [...fresh, ...before]);
};

const isAnswer = ({ path }: Pick<SnapshotValue, 'path'>) => path.startsWith('answers.');

/** Sorts values in the order of display. A value that is no longer shown comes at the end of its group. */
const inOrder = (values: SnapshotValue[], shown: SnapshotValue[]) => {
  const groups = [...new Set(shown.map(({ path }) => groupOf(path)))].toSorted((a, b) => rank(a) - rank(b));
  const places = new Map(shown.map(({ path }, at) => [path, at] as const).toReversed());
  return values.toSorted(
    (a, b) =>
      groups.indexOf(groupOf(a.path)) - groups.indexOf(groupOf(b.path)) ||
      (places.get(a.path) ?? 0) - (places.get(b.path) ?? 0),
  );
};

const LAST_GROUPS = ['statement', 'attachments'];
const rank = (group: string) => LAST_GROUPS.indexOf(group) + 1;
const groupOf = (path: string) => path.split('.')[0] ?? path;

/** Returns ids in the values that may be those of files. A row of a table can look like a file. */
export const filesIn = (values: SnapshotValue[]) =>
  values.flatMap(({ path, value }) => {
    const isFiles = path === 'attachments' || isAnswer({ path });
    return isFiles && Array.isArray(value) ? value.flatMap((item) => idOfFile(item) ?? []) : [];
  });
