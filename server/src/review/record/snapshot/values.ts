import { type Answers, askedQuestions, type FormContent, type SnapshotValue, shownDetails } from '@ieum/contract';
import { findDeclaredFactory } from '../../../factory/record/declaration-facts.ts';
import { findDeclaredFlows } from '../../../flow/ledger/declaration-facts.ts';
import type { Db } from '../../../kit/db/database.ts';
import { fail } from '../../../kit/http/failure.ts';
import type { KeyedHash } from '../../../kit/security/keyed-hash.ts';
import { findDeclaredLinks, findDeclaredProduct } from '../../../supply/disclosure/declaration-facts.ts';
import { createMasks } from '../../../supply/disclosure/masks.ts';
import type { DeclarationRow } from '../declaration.store.ts';
import type { AttachmentRow } from '../files/attachment.store.ts';

export type SubjectNames = { name: string; nameEnglish: string };
/** Values by path in the order of display, and the names of their subject. */
export type SnapshotContent = { values: SnapshotValue[]; named: SubjectNames };

/** Fields about other customers and about people, which are never part of a declaration. */
const KEPT_INSIDE = ['customerCodes', 'contacts'];
const FACTORY_FIELDS = Object.keys(shownDetails.shape).filter((field) => !KEPT_INSIDE.includes(field));

export const factoryValues = async (db: Db, row: DeclarationRow, today: string): Promise<SnapshotContent> => {
  const id = row.factoryId ?? fail('review.subject_missing');
  const found = (await findDeclaredFactory(db, row.respondentId, id, today)) ?? fail('review.subject_missing');
  const details = new Map<string, unknown>(Object.entries(found.details));
  const fields = FACTORY_FIELDS.map((field) => ({ path: `factory.${field}`, value: jsonOf(details.get(field)) }));
  return {
    named: found,
    values: [...fields, { path: 'certificates', value: jsonOf(found.certificates) }],
  };
};

/** Returns the id of a record inside a snapshot. It leads to nothing outside of it. */
export type LocalIds = (id: string) => string;

export const supplyValues = async (
  db: Db,
  hash: KeyedHash,
  row: DeclarationRow,
  now: Date,
  idOf: LocalIds,
): Promise<SnapshotContent> => {
  const { respondentId: companyId, reviewerId: viewerId } = row;
  const productId = row.productId ?? fail('review.subject_missing');
  const product = (await findDeclaredProduct(db, companyId, productId)) ?? fail('review.subject_missing');
  const links = await findDeclaredLinks(db, hash, { companyId, productId, viewerId, now, mask: masksOf(hash, row) });
  const values = links.map(({ id, link }) => ({ path: `links.${idOf(id)}`, value: jsonOf(link) }));
  return { named: product, values: [{ path: 'product', value: jsonOf(product) }, ...values] };
};

/**
 * The masks depend on the line only. They are the same for all its rounds and editions, which makes these comparable.
 */
type Line = Pick<DeclarationRow, 'lineId'>;
const masksOf = (hash: KeyedHash, { lineId }: Line) => createMasks(hash, `declaration ${lineId}`);

const BY_RECORD = /^(?:links|flows)\.[0-9a-f]{8}-/;

/** Keeps the real ids for a declaration that was submitted with them before. */
export const localIdsFor = (hash: KeyedHash, row: Line, before: SnapshotValue[]): LocalIds =>
  before.some(({ path }) => BY_RECORD.test(path)) ? (id) => id : masksOf(hash, row);

export const flowValues = async (db: Db, row: DeclarationRow, idOf: LocalIds): Promise<SnapshotContent> => {
  const { respondentId: companyId, reviewerId: buyerId, from, to } = row;
  if (from === '' || to === '') return fail('review.subject_missing');
  const flows = await findDeclaredFlows(db, { companyId, buyerId, from, to });
  const values = flows.map(({ id, flow }) => ({ path: `flows.${idOf(id)}`, value: jsonOf(flow) }));
  return { named: { name: '', nameEnglish: '' }, values };
};

/** Returns a value for every question that is asked. An optional question without an answer is null. */
export const answerValues = (form: FormContent, answers: Answers, files: AttachmentRow[]): SnapshotValue[] => {
  const byId = new Map(files.map((file) => [file.id, file]));
  return askedQuestions(form, answers).map(({ key, kind }) => {
    const value = answers[key];
    const named = kind === 'file' && Array.isArray(value) ? value.flatMap((item) => fileIn(item, byId)) : undefined;
    return { path: `answers.${key}`, value: jsonOf(named ?? value ?? null) };
  });
};

const fileIn = (named: unknown, byId: Map<string, AttachmentRow>) => {
  const id = idOfFile(named);
  const file = id === undefined ? undefined : byId.get(id);
  return file ? [fileOf(file)] : [];
};

/** Returns the id of a file that an answer names. */
export const idOfFile = (named: unknown) =>
  typeof named === 'object' && named !== null && 'id' in named && typeof named.id === 'string' ? named.id : undefined;

const fileOf = ({ id, name, sha256 }: AttachmentRow) => ({ id, name, sha256 });

/** Returns the values that every kind has beside its fields: a statement and files. */
export const besideValues = (statement: string, files: AttachmentRow[]): SnapshotValue[] => [
  ...(statement === '' ? [] : [{ path: 'statement', value: statement }]),
  { path: 'attachments', value: files.filter(({ path }) => path === 'attachments').map(fileOf) },
];

/** Converts a value to plain JSON, as it will be read back. */
const jsonOf = (value: unknown): SnapshotValue['value'] => JSON.parse(JSON.stringify(value ?? null));
