import type { Page, ProductState, REVISION_KINDS, ShownProduct } from '@ieum/contract';
import type { ColumnType } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export type RevisionKind = (typeof REVISION_KINDS)[number];

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_product_revision: {
      product_id: string;
      version: number;
      kind: RevisionKind;
      details: ColumnType<Partial<ShownProduct>, string, string>;
      state: ProductState;
      at: string;
      by: string | null;
    };
  }
}

/** Stores these products as they are now. */
export const insertProductRevisions = async (db: Db, productIds: string[], kind: RevisionKind) => {
  await db
    .insertInto('supply_product_revision')
    .columns(['product_id', 'version', 'kind', 'details', 'state', 'at', 'by'])
    .expression(
      db
        .selectFrom('supply_product')
        .select((eb) => ['id', 'version', eb.val(kind).as('kind'), 'details', 'state', 'updated_at', 'updated_by'])
        .where('id', 'in', productIds),
    )
    .execute();
};

/** Returns the latest first, each with the revision before it. */
export const findProductRevisions = async (db: Db, productId: string, { page, size }: Page) => {
  const rows = await db
    .selectFrom('supply_product_revision as revision')
    .leftJoin('supply_product_revision as before', (join) =>
      join
        .onRef('before.product_id', '=', 'revision.product_id')
        .on((eb) => eb('before.version', '=', eb('revision.version', '-', 1))),
    )
    .leftJoin('account_person as person', 'person.id', 'revision.by')
    .select(['revision.version', 'revision.kind', 'revision.at', 'revision.details', 'revision.state'])
    .select(['before.details as detailsBefore', 'before.state as stateBefore', 'person.name as by'])
    .where('revision.product_id', '=', productId)
    .orderBy('revision.version', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('supply_product_revision')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const findProductRevision = (db: Db, productId: string, version: number) =>
  db
    .selectFrom('supply_product_revision')
    .select(['version', 'at', 'details'])
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
