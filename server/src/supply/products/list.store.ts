import { type Page, type PRODUCT_SORTS, PRODUCTS_COUNTED_MAX, type ProductFilters } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

const HS_DIGITS = 10;

type Sorting = { sort: (typeof PRODUCT_SORTS)[number]; order: 'asc' | 'desc' };

/** Selects a company's products that match the filters. Lists, counts and exports start here. */
const matchingProducts = (db: Db, companyId: string, { search, kind, state, origin, hs, material }: ProductFilters) => {
  let found = db
    .selectFrom('supply_product as product')
    .where('product.company_id', '=', companyId)
    .where('product.state', 'in', state.length > 0 ? state : ['active']);
  if (search !== '') found = found.where(hasWords(companyId, search));
  if (kind.length > 0) found = found.where('product.kind', 'in', kind);
  if (origin !== '') found = found.where('product.is_origin', '=', origin === 'yes');
  // A range of the index, whatever the collation: there is nothing but digits in it.
  if (hs !== '') found = found.where('product.hs', '>=', hs).where('product.hs', '<=', hs.padEnd(HS_DIGITS + 1, '9'));
  if (material.length > 0) found = found.where(hasMaterial(companyId, material));
  return found;
};

/** Services are made of nothing, so they lack nothing. */
const IS_UNPLACED = sql<SqlBool>`product.kind <> 'service' and product.family = '' and product.materials = '{}'`;

const hasMaterial = (companyId: string, material: ProductFilters['material']) => {
  const named = material.filter((name) => name !== 'none');
  const isNamed = sql<SqlBool>`supply_material_keys(product.company_id, product.materials)
    && supply_material_keys(${companyId}::uuid, ${named}::text[])`;
  return named.length < material.length ? sql<SqlBool>`(${isNamed} or (${IS_UNPLACED}))` : isNamed;
};

/** Finds rows by n-grams in an index, and looks for the words themselves only in these rows. */
const hasWords = (companyId: string, search: string) => {
  const words = sql`factory_words(${search}::text)`;
  return sql<SqlBool>`product.search_grams @> factory_wanted_grams(${companyId}::uuid, ${words})
    and product.search_text like all (factory_patterns(${words}))`;
};

const columns = [
  'product.id',
  'product.name',
  'product.name_english as nameEnglish',
  'product.part_number as partNumber',
  'product.kind',
  'product.hs',
  'product.unit',
  'product.is_origin as isOrigin',
  'product.family',
  'product.materials',
  'product.state',
  'product.updated_at as updatedAt',
] as const;

const inputs = sql<number>`jsonb_array_length(product.details -> 'inputs')`;
const IS_LIVE = sql<SqlBool>`link.state not in ('withdrawn', 'ended')`;
/** A company that the supplier has only claimed is no customer yet. */
const IS_ANSWERED = sql` and (link.proposed_by = 'buyer' or link.agreed_at is not null)`;
const linksBy = (side: 'buyer' | 'supplier') =>
  sql<number>`(select count(*) from supply_link link
    where ${sql.ref(`link.${side}_product_id`)} = product.id and ${IS_LIVE}${side === 'supplier' ? IS_ANSWERED : sql``})`;

/** Reads in one statement the ids of a page, which come from the index of their order, their rows, and the total. */
export const findProducts = async (
  db: Db,
  companyId: string,
  { sort, order, page, size, ...filters }: ProductFilters & Sorting & Page,
) => {
  const terms = [...SORTED_BY[sort], sql`product.id`];
  let ids = matchingProducts(db, companyId, filters)
    .select('product.id')
    .limit(size)
    .offset((page - 1) * size);
  for (const term of terms) ids = ids.orderBy(term, order);
  const found = matchingProducts(db, companyId, filters);
  const some = found.select(sql.lit(1).as('one')).limit(PRODUCTS_COUNTED_MAX + 1);
  const counted =
    filters.search === ''
      ? found.select((eb) => eb.fn.countAll<number>().as('total'))
      : db.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('total'));
  let rows = db
    .selectFrom('supply_product as product')
    .innerJoin(ids.as('page'), 'page.id', 'product.id')
    .select(columns)
    .select([inputs.as('inputs'), linksBy('buyer').as('suppliers'), linksBy('supplier').as('customers')])
    .select(counted.as('total'));
  for (const term of terms) rows = rows.orderBy(term, order);
  const listed = await rows.modifyEnd(sql.raw(PLANNED_EACH_TIME)).execute();
  const isBeyond = listed.length === 0 && page > 1;
  const total = isBeyond ? (await counted.executeTakeFirstOrThrow()).total : (listed[0]?.total ?? 0);
  const isTotalExact = filters.search === '' || total <= PRODUCTS_COUNTED_MAX;
  return { rows: listed, total: isTotalExact ? total : PRODUCTS_COUNTED_MAX, isTotalExact };
};

/** Counts active products of which neither a material nor a family is stated. */
export const countUnplaced = async (db: Db, companyId: string) => {
  const { total } = await db
    .selectFrom('supply_product as product')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('product.company_id', '=', companyId)
    .where('product.state', '=', 'active')
    .where(IS_UNPLACED)
    .executeTakeFirstOrThrow();
  return total;
};

/** Returns the ids by name. */
export const findMatchingProductIds = async (db: Db, companyId: string, filters: ProductFilters) => {
  const found = await matchingProducts(db, companyId, filters)
    .select('product.id')
    .orderBy('product.name')
    .orderBy('product.id')
    .execute();
  return found.map(({ id }) => id);
};

export const findWholeProducts = (db: Db, companyId: string, ids: string[]) =>
  db
    .selectFrom('supply_product')
    .select(['id', 'details'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();

const SORTED_BY = {
  name: [sql`product.name`],
  partNumber: [sql`product.part_number`],
  hs: [sql`product.hs`, sql`product.name`],
  updatedAt: [sql`product.updated_at`],
};

const CHOICES_MAX = 500;

/**
 * Returns own products with a current link and whether something is bought for them, and also the product `besides`.
 */
export const findLinkedProducts = async (db: Db, companyId: string, besides: string | null) => {
  const { rows } = await sql<{ id: string; name: string; isBought: boolean; isLinked: boolean }>`
    with linked as (
      select id, bool_or(bought) as bought from (
        select link.buyer_product_id as id, true as bought from supply_link link
        where link.buyer_company_id = ${companyId}::uuid and ${IS_LIVE}
        union all
        select link.supplier_product_id, false from supply_link link
        where link.supplier_company_id = ${companyId}::uuid and ${IS_LIVE}
      ) sides where id is not null group by id
    )
    select product.id, product.name, coalesce(linked.bought, false) as "isBought",
      product.state = 'active' and linked.id is not null as "isLinked"
    from supply_product product left join linked on linked.id = product.id
    where product.company_id = ${companyId}::uuid
      and ((product.state = 'active' and linked.id is not null) or product.id = ${besides}::uuid)
    order by coalesce(product.id = ${besides}::uuid, false) desc, product.name, product.id
    limit ${CHOICES_MAX}`.execute(db);
  return rows;
};
