import { randomUUID } from 'node:crypto';
import {
  type ProductDetails,
  type ProductState,
  productDetails,
  productProblems,
  type ShownProduct,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findFedInputs } from '../links/link.store.ts';
import { insertProduct, isPartNumberTaken, type lockProduct, updateProduct } from './product.store.ts';
import { insertProductRevisions, type RevisionKind } from './revision.store.ts';

export type ProductSaving = {
  companyId: string;
  details: ProductDetails;
  state: ProductState;
  kind: RevisionKind;
  by: string;
  at: Date;
};

/** Adds a product: the row and its first revision. */
export const addProduct = async (db: Db, saving: ProductSaving) => {
  refuseProductProblems(saving.details);
  const made = await insertProduct(db, saving.companyId, savedOf(saving));
  if (!made) return fail('supply.part_number_taken', { partNumber: 'taken' });
  await insertProductRevisions(db, [made.id], saving.kind);
  return made;
};

type Locked = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

/** Changes a locked product: the row and one more revision. Returns the new version. */
export const changeProduct = async (db: Db, { id, version, details: before }: Locked, saving: ProductSaving) => {
  refuseProductProblems(saving.details);
  if (await isPartNumberTaken(db, saving.companyId, saving.details.partNumber, id))
    fail('supply.part_number_taken', { partNumber: 'taken' });
  await refuseLostInputs(db, id, before.inputs ?? [], saving.details);
  await updateProduct(db, id, version + 1, savedOf(saving));
  await insertProductRevisions(db, [id], saving.kind);
  return version + 1;
};

/** Fills in defaults for fields that are newer than the stored row. */
export const wholeProduct = (stored: Partial<ShownProduct>): ShownProduct => ({
  ...withInputIds(NOTHING_KNOWN),
  ...stored,
});
const NOTHING_KNOWN = productDetails.parse({ name: '-' });

const refuseProductProblems = (details: ProductDetails) => {
  const problems = productProblems(details);
  if (problems.length > 0)
    fail('request.invalid', Object.fromEntries(problems.map(({ field, problem }) => [field, problem])));
};

/** Gives each new input an id, by which links feed it from then on. */
const withInputIds = (details: ProductDetails): ShownProduct => ({
  ...details,
  inputs: details.inputs.map((input) => ({ ...input, id: input.id ?? randomUUID() })),
});

const savedOf = ({ details, state, by, at }: ProductSaving) => ({ details: withInputIds(details), state, by, at });

/** Refuses to remove an input that a link feeds. */
const refuseLostInputs = async (db: Db, id: string, before: ShownProduct['inputs'], after: ProductDetails) => {
  const kept = new Set(after.inputs.map((input) => input.id));
  const lost = before.filter((input) => !kept.has(input.id));
  if (lost.length === 0) return;
  const fed = await findFedInputs(db, id);
  const held = lost.filter((input) => fed.has(input.id));
  if (held.length > 0) fail('supply.input_in_use', { inputs: held.map(({ name }) => name).join(', ') });
};
