import { type Answers, askedQuestions, type FormContent, type SnapshotValue, shownDetails } from '@ieum/contract';
import { factoryDeclared } from '../../../factory/record/declaration-facts.ts';
import { flowsDeclared } from '../../../flow/ledger/declaration-facts.ts';
import type { Db } from '../../../kit/db/database.ts';
import { fail } from '../../../kit/http/failure.ts';
import type { KeyedHash } from '../../../kit/security/keyed-hash.ts';
import { linksDeclared, productDeclared } from '../../../supply/disclosure/declaration-facts.ts';
import { createMasks } from '../../../supply/disclosure/masks.ts';
import type { AttachmentRow } from '../attachment.store.ts';
import type { DeclarationRow } from '../declaration.store.ts';

export type Named = { name: string; nameEnglish: string };
/** What is said, by path and in the order in which it is shown, and how what it is about is called. */
export type Taken = { values: SnapshotValue[]; named: Named };

/** Other customers, and people, are in no declaration. */
const KEPT_INSIDE = ['customerCodes', 'contacts'];
const FACTORY_FIELDS = Object.keys(shownDetails.shape).filter((field) => !KEPT_INSIDE.includes(field));

export const factoryValues = async (db: Db, row: DeclarationRow, today: string): Promise<Taken> => {
  const id = row.factoryId ?? fail('review.subject_missing');
  const found = (await factoryDeclared(db, row.respondentId, id, today)) ?? fail('review.subject_missing');
  const details = new Map<string, unknown>(Object.entries(found.details));
  const fields = FACTORY_FIELDS.map((field) => ({ path: `factory.${field}`, value: jsonOf(details.get(field)) }));
  return {
    named: found,
    values: [...fields, { path: 'certificates', value: jsonOf(found.certificates) }],
  };
};

/** By what is said a record is called in what is handed in: an id of its own, which leads to nothing else. */
export type LocalIds = (id: string) => string;

export const supplyValues = async (
  db: Db,
  hash: KeyedHash,
  row: DeclarationRow,
  now: Date,
  idOf: LocalIds,
): Promise<Taken> => {
  const { respondentId: companyId, reviewerId: viewerId } = row;
  const productId = row.productId ?? fail('review.subject_missing');
  const product = (await productDeclared(db, companyId, productId)) ?? fail('review.subject_missing');
  const links = await linksDeclared(db, hash, { companyId, productId, viewerId, now, mask: masksOf(hash, row) });
  const values = links.map(({ id, link }) => ({ path: `links.${idOf(id)}`, value: jsonOf(link) }));
  return { named: product, values: [{ path: 'product', value: jsonOf(product) }, ...values] };
};

/** The same for every round and every edition of a declaration, so that they can be compared. */
type Line = Pick<DeclarationRow, 'lineId'>;
const masksOf = (hash: KeyedHash, { lineId }: Line) => createMasks(hash, `declaration ${lineId}`);

const BY_RECORD = /^(?:links|flows)\.[0-9a-f]{8}-/;

/** One that was handed in with the ids of its records goes on with them. */
export const localIdsFor = (hash: KeyedHash, row: Line, before: SnapshotValue[]): LocalIds =>
  before.some(({ path }) => BY_RECORD.test(path)) ? (id) => id : masksOf(hash, row);

export const flowValues = async (db: Db, row: DeclarationRow, idOf: LocalIds): Promise<Taken> => {
  const { respondentId: companyId, reviewerId: buyerId, from, to } = row;
  if (from === '' || to === '') return fail('review.subject_missing');
  const flows = await flowsDeclared(db, { companyId, buyerId, from, to });
  const values = flows.map(({ id, flow }) => ({ path: `flows.${idOf(id)}`, value: jsonOf(flow) }));
  return { named: { name: '', nameEnglish: '' }, values };
};

/** Of every question that is asked; what may be left open and was is nothing. */
export const answerValues = (form: FormContent, answers: Answers, files: AttachmentRow[]): SnapshotValue[] => {
  const byId = new Map(files.map((file) => [file.id, file]));
  return askedQuestions(form, answers).map(({ key, kind }) => {
    const value = answers[key];
    const named = kind === 'file' && Array.isArray(value) ? value.flatMap((one) => fileIn(one, byId)) : undefined;
    return { path: `answers.${key}`, value: jsonOf(named ?? value ?? null) };
  });
};

const fileIn = (named: unknown, byId: Map<string, AttachmentRow>) => {
  const id = idOfFile(named);
  const file = id === undefined ? undefined : byId.get(id);
  return file ? [fileOf(file)] : [];
};

/** Of a file as an answer names it. */
export const idOfFile = (named: unknown) =>
  typeof named === 'object' && named !== null && 'id' in named && typeof named.id === 'string' ? named.id : undefined;

const fileOf = ({ id, name, sha256 }: AttachmentRow) => ({ id, name, sha256 });

/** What stands beside the fields in every kind: words of one's own, and files. */
export const besideValues = (statement: string, files: AttachmentRow[]): SnapshotValue[] => [
  ...(statement === '' ? [] : [{ path: 'statement', value: statement }]),
  { path: 'attachments', value: files.filter(({ path }) => path === 'attachments').map(fileOf) },
];

/** As it will be read again: nothing that JSON cannot hold. */
const jsonOf = (value: unknown): SnapshotValue['value'] => JSON.parse(JSON.stringify(value ?? null));
