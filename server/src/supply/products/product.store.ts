import type { ProductDetails, ProductState, ShownProduct } from '@ieum/contract';
import { type ColumnType, type Generated, type GeneratedAlways, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { GoodsColumns } from './goods-columns.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    /** The database generates the columns marked so from `details`. */
    supply_product: {
      id: Generated<string>;
      company_id: string;
      details: ColumnType<Partial<ShownProduct>, string, string>;
      name: GeneratedAlways<string>;
      name_english: GeneratedAlways<string>;
      part_number: GeneratedAlways<string>;
      kind: GeneratedAlways<ProductDetails['kind']>;
      hs: GeneratedAlways<string>;
      unit: GeneratedAlways<ProductDetails['unit']>;
      family: GoodsColumns['family'];
      materials: GoodsColumns['materials'];
      is_origin: GeneratedAlways<boolean>;
      /** Per cent of the whole mass, by the id of an input. */
      input_masses: GeneratedAlways<Record<string, number>>;
      search_text: GeneratedAlways<string>;
      search_grams: GeneratedAlways<number[]>;
      state: ProductState;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
      updated_by: string | null;
    };
  }
}

export const findProduct = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('supply_product as product')
    .leftJoin('account_person as person', 'person.id', 'product.updated_by')
    .select([
      'product.id',
      'product.details',
      'product.state',
      'product.version',
      'product.created_at as createdAt',
      'product.updated_at as updatedAt',
      'person.name as updatedBy',
    ])
    .select(
      sql<number>`(select count(*) from supply_link link
        where link.buyer_product_id = product.id or link.supplier_product_id = product.id)`.as('links'),
    )
    .where('product.id', '=', id)
    .where('product.company_id', '=', companyId)
    .executeTakeFirst();

/** Locks the product for a write that depends on what was read; changes of its links wait here too. */
export const lockProduct = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('supply_product')
    .select(['id', 'details', 'state', 'version'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

export type SavedProduct = { details: ShownProduct; state: ProductState; by: string; at: Date };

const valuesOf = ({ details, state, by, at }: SavedProduct) => ({
  details: JSON.stringify(details),
  state,
  updated_by: by,
  updated_at: at.toISOString(),
});

/** Returns nothing if the company already has a product with this part number. */
export const insertProduct = (db: Db, companyId: string, saved: SavedProduct) =>
  db
    .insertInto('supply_product')
    .values({ ...valuesOf(saved), company_id: companyId, created_at: saved.at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();

export const updateProduct = async (db: Db, id: string, version: number, saved: SavedProduct) => {
  await db
    .updateTable('supply_product')
    .set({ ...valuesOf(saved), version })
    .where('id', '=', id)
    .execute();
};

/** Returns whether another product of the company has the part number. */
export const isPartNumberTaken = async (db: Db, companyId: string, partNumber: string, exceptId: string) =>
  partNumber !== '' &&
  (await db
    .selectFrom('supply_product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('part_number', '=', partNumber)
    .where('id', '!=', exceptId)
    .executeTakeFirst()) !== undefined;

/**
 * Finds the product that another company means by a part number or by a name. Returns nothing where it could be
 * several.
 */
export const findProductByName = async (db: Db, companyId: string, words: { partNumber: string; name: string }) => {
  const found = await db
    .selectFrom('supply_product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .where((eb) => (words.partNumber === '' ? eb('name', '=', words.name) : eb('part_number', '=', words.partNumber)))
    .limit(2)
    .execute();
  return found.length === 1 ? found[0]?.id : undefined;
};

/** Locks the product that an import means. */
export const lockProductByNumber = (db: Db, companyId: string, partNumber: string) =>
  db
    .selectFrom('supply_product')
    .select(['id', 'details', 'state', 'version'])
    .where('company_id', '=', companyId)
    .where('part_number', '=', partNumber)
    .forUpdate()
    .executeTakeFirst();

export const deleteProduct = async (db: Db, id: string) => {
  await db.deleteFrom('supply_product').where('id', '=', id).execute();
};
