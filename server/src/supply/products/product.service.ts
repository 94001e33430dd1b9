import type { Product, productContract } from '@ieum/contract';
import { changesBetween } from '../../factory/record/changes.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { type Member, mayWrite } from '../supply.policy.ts';
import { addProduct, changeProduct, wholeProduct } from './changes.ts';
import { countUnplaced, findProducts } from './list.store.ts';
import { deleteProduct, findProduct, lockProduct } from './product.store.ts';
import { findProductRevision, findProductRevisions } from './revision.store.ts';

export const productService: Handlers<typeof productContract> = {
  async listProducts({ db, actor }, query) {
    const found = await findProducts(db, actor.companyId, query);
    return { ...found, withoutMaterial: await countUnplaced(db, actor.companyId), can: { add: mayWrite(actor) } };
  },

  async getProduct({ db, actor }, { id }) {
    return present(db, actor, id);
  },

  async addProduct({ db, actor, clock }, details) {
    if (!mayWrite(actor)) fail('access.denied');
    const saving = { companyId: actor.companyId, by: actor.id, at: clock(), state: 'active' } as const;
    const { id } = await addProduct(db, { ...saving, details, kind: 'registered' });
    return present(db, actor, id);
  },

  async updateProduct({ db, actor, clock }, { id, version, ...details }) {
    const product = await lockOwn(db, actor, id, version);
    await changeProduct(db, product, { ...savingOf(actor, product, clock()), details, kind: 'changed' });
    return present(db, actor, id);
  },

  async changeProductState({ db, actor, clock }, { id, version, state }) {
    const product = await lockOwn(db, actor, id, version);
    await changeProduct(db, product, { ...savingOf(actor, product, clock()), state, kind: 'state_changed' });
    return present(db, actor, id);
  },

  async removeProduct({ db, actor }, { id }) {
    if (!mayWrite(actor)) fail('access.denied');
    if (!(await lockProduct(db, actor.companyId, id))) fail('request.not_found');
    const { links } = await present(db, actor, id);
    if (links > 0) fail('supply.product_in_use');
    await deleteProduct(db, id);
    return {};
  },

  async listProductRevisions({ db, actor }, { id, ...page }) {
    await present(db, actor, id);
    const { rows, total } = await findProductRevisions(db, id, page);
    return {
      total,
      rows: rows.map(({ version, kind, at, by, ...row }) => ({
        version,
        kind,
        at,
        by: by ?? '',
        changes: changesBetween({ ...row.detailsBefore, state: row.stateBefore }, { ...row.details, state: row.state }),
      })),
    };
  },

  async getProductRevision({ db, actor }, { id, revision }) {
    await present(db, actor, id);
    const found = (await findProductRevision(db, id, revision)) ?? fail('request.not_found');
    return { version: found.version, at: found.at, details: wholeProduct(found.details) };
  },

  async restoreProduct({ db, actor, clock }, { id, version, revision }) {
    const product = await lockOwn(db, actor, id, version);
    const found = (await findProductRevision(db, id, revision)) ?? fail('request.not_found');
    const details = wholeProduct(found.details);
    await changeProduct(db, product, { ...savingOf(actor, product, clock()), details, kind: 'restored' });
    return present(db, actor, id);
  },
};

type Locked = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

const lockOwn = async (db: Db, actor: Member, id: string, version: number) => {
  if (!mayWrite(actor)) fail('access.denied');
  const product = (await lockProduct(db, actor.companyId, id)) ?? fail('request.not_found');
  return product.version === version ? product : fail('supply.product_changed');
};

/** Keeps every value; the caller overwrites what changes. */
const savingOf = (actor: Member, { details, state }: Locked, at: Date) => ({
  companyId: actor.companyId,
  details: wholeProduct(details),
  state,
  by: actor.id,
  at,
});

const present = async (db: Db, actor: Member, id: string): Promise<Product> => {
  const row = (await findProduct(db, actor.companyId, id)) ?? fail('request.not_found');
  const { details, updatedBy, ...rest } = row;
  return { ...wholeProduct(details), ...rest, updatedBy: updatedBy ?? '', can: { edit: mayWrite(actor) } };
};
