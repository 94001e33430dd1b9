import {
  type LINK_SORTS,
  LINKS_COUNTED_MAX,
  type LinkFilters,
  type LinkSide,
  type Material,
  type Page,
} from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { namesIfAny } from '../../kit/db/script-names.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

/**
 * Selects everything of a company's links that its members may be shown; `disclosure.ts` decides what of the other side
 * is seen.
 */
const viewed = (db: Db, companyId: string) =>
  db
    .selectFrom('supply_link as link')
    .leftJoin('company_name as partner', (join) => join.on(sql<SqlBool>`partner.id = ${otherOf(companyId)}`))
    .leftJoin('supply_product as own', (join) => join.on(sql<SqlBool>`own.id = ${productOf(companyId, 'own')}`))
    .leftJoin('supply_product as theirs', (join) =>
      join.on(sql<SqlBool>`theirs.id = ${productOf(companyId, 'theirs')}`),
    )
    .select(['link.id', 'link.state', 'link.version', 'link.proposed_by as proposedBy', 'link.waits_for as waitsFor'])
    .select(['link.figures', 'link.offer', 'link.offer_by as offerBy', 'link.words', 'link.agreed_at as agreedAt'])
    .select(['link.dispute_reason as disputeReason', 'link.disputed_by as disputedBy'])
    .select(['link.buyer_onward as buyerOnward', 'link.supplier_onward as supplierOnward'])
    .select(['link.created_at as createdAt', 'link.updated_at as updatedAt'])
    .select([sideOf(companyId).as('side'), 'partner.id as partnerId'])
    .select([namesIfAny('partner').as('partnerNames'), 'partner.country as partnerCountry'])
    .select(sql<string>`coalesce(partner.number, '')`.as('partnerNumber'))
    .select(sql<boolean>`link.partner_number <> ''`.as('hasNumber'))
    .select(placesNamed.as('namesPlaces'))
    .select(['own.id as productId', 'own.name as productName', 'own.hs as productHs', 'own.unit as productUnit'])
    .select(['own.family as productFamily', 'own.materials as productMaterials', lineMaterials.as('lineMaterials')])
    .select(['theirs.name as theirName', 'theirs.part_number as theirPartNumber', 'theirs.hs as theirHs']);

/** Materials of the line of the own product's bill that the link feeds. */
const lineMaterials = sql<Material[] | null>`(
  select supply_materials(line) from jsonb_array_elements(own.details -> 'inputs') line
  where line ->> 'id' = link.figures ->> 'inputId')`;

const placesNamed = sql<boolean>`supply_names_places(
  link.buyer_company_id, link.supplier_company_id, link.state, link.agreed_at)`;
const isBuyer = (companyId: string) => sql<SqlBool>`link.buyer_company_id is not distinct from ${companyId}::uuid`;
const sideOf = (companyId: string) => sql<LinkSide>`case when ${isBuyer(companyId)} then 'buyer' else 'supplier' end`;
const otherOf = (companyId: string) =>
  sql`case when ${isBuyer(companyId)} then link.supplier_company_id else link.buyer_company_id end`;
const productOf = (companyId: string, whose: 'own' | 'theirs') =>
  whose === 'own'
    ? sql`case when ${isBuyer(companyId)} then link.buyer_product_id else link.supplier_product_id end`
    : sql`case when ${isBuyer(companyId)} then link.supplier_product_id else link.buyer_product_id end`;

export type ViewedLink = Awaited<ReturnType<typeof findViewed>>[number];

/** Sends the ids in one value, because a statement takes no more than 65,535 values. */
export const findViewed = (db: Db, companyId: string, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : viewed(db, companyId).where(sql<boolean>`link.id = any(${ids}::uuid[])`).execute();

/** Returns all current links of a company. */
export const findLiveViewed = (db: Db, companyId: string) =>
  viewed(db, companyId)
    .where((eb) => eb.or([eb('link.buyer_company_id', '=', companyId), eb('link.supplier_company_id', '=', companyId)]))
    .where('link.state', 'not in', ['withdrawn', 'ended'])
    .orderBy('link.created_at')
    .orderBy('link.id')
    .execute();

/** Returns up to `limit` links whose other side waits for this company, the longest waiting first. */
export const findWaitingViewed = (db: Db, companyId: string, limit: number) => {
  const waiting = (side: LinkSide) => sql`(
    select id from supply_link where ${sql.ref(`${side}_company_id`)} = ${companyId} and waits_for = ${sql.lit(side)}
    order by updated_at, id limit ${limit})`;
  return viewed(db, companyId)
    .where(sql<SqlBool>`link.id in (${waiting('buyer')} union all ${waiting('supplier')})`)
    .orderBy('link.updated_at')
    .orderBy('link.id')
    .limit(limit)
    .execute();
};

/** Returns the factories that a link names, on either side. */
export const findLinkFactories = (db: Db, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('factory')
        .select(['id', 'name', 'country', 'company_id as companyId'])
        .where('id', 'in', ids)
        .orderBy('name')
        .orderBy('id')
        .execute();

type Sorting = { sort: (typeof LINK_SORTS)[number]; order: 'asc' | 'desc' };

const matching = (db: Db, companyId: string, { side, state, productId, waiting, search }: LinkFilters) => {
  let found = db
    .selectFrom('supply_link as link')
    .where((eb) =>
      side === ''
        ? eb.or([eb('link.buyer_company_id', '=', companyId), eb('link.supplier_company_id', '=', companyId)])
        : eb(`link.${side}_company_id`, '=', companyId),
    );
  if (state.length > 0) found = found.where('link.state', 'in', state);
  else found = found.where('link.state', 'not in', ['withdrawn', 'ended']);
  if (productId !== undefined) found = found.where(sql<SqlBool>`${productOf(companyId, 'own')} = ${productId}`);
  if (waiting === 'mine') found = found.where(sql<SqlBool>`link.waits_for = ${sideOf(companyId)}`);
  if (waiting === 'theirs') found = found.where(sql<SqlBool>`link.waits_for <> ${sideOf(companyId)}`);
  if (search !== '') found = found.where(hasWords(companyId, search));
  return found;
};

/**
 * Searches what `disclosure.ts` shows: the other side's own words only where it has agreed to the link or proposed it.
 */
const hasWords = (companyId: string, search: string) => sql<SqlBool>`(
  select concat_ws(chr(10), own.search_text, link.search_text,
    case when link.agreed_at is not null or link.proposed_by <> ${sideOf(companyId)}
      then concat_ws(chr(10), partner.search_text, theirs.search_text) end)
  from (select) one
    left join company partner on partner.id = ${otherOf(companyId)}
    left join supply_product own on own.id = ${productOf(companyId, 'own')}
    left join supply_product theirs on theirs.id = ${productOf(companyId, 'theirs')}
  ) like all (factory_patterns(factory_words(${search}::text)))`;

/** Counts a claim for its buyer once the buyer has named a product for it, and for its supplier once it is answered. */
const isCounted = (companyId: string) => sql<SqlBool>`(link.proposed_by = 'buyer' or link.agreed_at is not null
  or (${isBuyer(companyId)} and link.buyer_product_id is not null))`;

/** Returns the matching links that count, the last changed first. */
export const findMatchingLinkIds = async (db: Db, companyId: string, filters: LinkFilters) => {
  const found = await matching(db, companyId, filters)
    .where(isCounted(companyId))
    .select('link.id')
    .orderBy('link.updated_at', 'desc')
    .orderBy('link.id')
    .execute();
  return found.map(({ id }) => id);
};

/** Returns the ids of a page, in its order, and the total. */
export const findLinkPage = async (
  db: Db,
  companyId: string,
  { sort, order, page, size, ...filters }: LinkFilters & Sorting & Page,
) => {
  const found = matching(db, companyId, filters);
  const some = found.select(sql.lit(1).as('one')).limit(LINKS_COUNTED_MAX + 1);
  const rows = await found
    .select('link.id')
    .select(
      db
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .as('total'),
    )
    .orderBy(sortedBy(companyId)[sort], (by) => (order === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast()))
    .orderBy('link.updated_at', order)
    .orderBy('link.id', order)
    .limit(size)
    .offset((page - 1) * size)
    .modifyEnd(sql.raw(PLANNED_EACH_TIME))
    .execute();
  const isBeyond = rows.length === 0 && page > 1;
  const total = isBeyond ? await countOf(db, some) : (rows[0]?.total ?? 0);
  const isTotalExact = total <= LINKS_COUNTED_MAX;
  return { ids: rows.map(({ id }) => id), total: Math.min(total, LINKS_COUNTED_MAX), isTotalExact };
};

const countOf = async (db: Db, some: ReturnType<typeof someOf>) =>
  (
    await db
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
const someOf = (db: Db) => db.selectFrom('supply_link as link').select(sql.lit(1).as('one'));

const sortedBy = (companyId: string) => ({
  waiting: sql`case when link.waits_for = ${sideOf(companyId)} then 1 else 0 end`,
  updatedAt: sql`link.updated_at`,
  createdAt: sql`link.created_at`,
  spendShare: sql`link.spend_share`,
});
