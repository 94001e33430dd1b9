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
import { type AttachmentRow, findAttachments } from '../attachment.store.ts';
import type { DeclarationRow } from '../declaration.store.ts';
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
  type Named,
  supplyValues,
  type Taken,
} from './values.ts';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What was handed in last and answered with a wish for changes; nothing while all may be said anew. */
export const snapshotBefore = async (db: Db, row: DeclarationRow) => {
  if (row.reopened === null) return undefined;
  const [last] = await findSnapshots(db, row.id, row.round);
  return last && readSnapshot(last.snapshot);
};

type Made = { text: string; hash: string; before: Snapshot | undefined; fileIds: string[] };

/** What the other side would see, were it handed in now: only what is open is taken anew, all else is as it was. */
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

const takenNow = async (db: Db, hash: KeyedHash, row: DeclarationRow, at: At): Promise<Taken> => {
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
  named: Named,
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

const inAll = ({ name, nameEnglish }: Named): FormWords => ({ kr: name, en: nameEnglish || name, cn: name, jp: name });

/** A question that is no longer asked is not answered either; whatever else is closed stays as it was said. */
const mergedValues = (before: SnapshotValue[], fresh: SnapshotValue[], reopened: string[] | null) => {
  const now = new Map(fresh.map((one) => [one.path, one]));
  const known = new Set(before.map(({ path }) => path));
  const kept = before.flatMap((old) => {
    if (isReopened(old.path, reopened)) return now.get(old.path) ?? [];
    return isAnswer(old) && !now.has(old.path) ? [] : [old];
  });
  const added = fresh.filter(({ path }) => !known.has(path) && (isAnswer({ path }) || isReopened(path, reopened)));
  return inOrder([...kept, ...added], [...fresh, ...before]);
};

const isAnswer = ({ path }: Pick<SnapshotValue, 'path'>) => path.startsWith('answers.');

/** As they are shown; what is there no more comes where its group ends. */
const inOrder = (values: SnapshotValue[], shown: SnapshotValue[]) => {
  const groups = [...new Set(shown.map(({ path }) => groupOf(path)))].toSorted((one, other) => rank(one) - rank(other));
  const places = new Map(shown.map(({ path }, at) => [path, at] as const).toReversed());
  return values.toSorted(
    (one, other) =>
      groups.indexOf(groupOf(one.path)) - groups.indexOf(groupOf(other.path)) ||
      (places.get(one.path) ?? 0) - (places.get(other.path) ?? 0),
  );
};

const LAST_GROUPS = ['statement', 'attachments'];
const rank = (group: string) => LAST_GROUPS.indexOf(group) + 1;
const groupOf = (path: string) => path.split('.')[0] ?? path;

/** What may be files that what is said names: a row of a table can look like one. */
export const filesIn = (values: SnapshotValue[]) =>
  values.flatMap(({ path, value }) => {
    const isFiles = path === 'attachments' || isAnswer({ path });
    return isFiles && Array.isArray(value) ? value.flatMap((one) => idOfFile(one) ?? []) : [];
  });
