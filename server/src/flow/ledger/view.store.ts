import {
  type FLOW_SORTS,
  FLOWS_COUNTED_MAX,
  type FlowFilters,
  type FlowSide,
  type LinkFigures,
  type LinkSide,
  type Page,
  type PartnerWords,
  spanOf,
} from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { everyNameIn, namesIfAny } from '../../kit/db/script-names.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

/**
 * Selects everything of a company's rows that its members may be shown; `row.presenter.ts` decides what of the other
 * side is seen.
 */
const viewed = (db: Db, companyId: string) =>
  db
    .selectFrom('flow_row as row')
    .leftJoin('supply_link as link', 'link.id', 'row.link_id')
    .leftJoin('company_name as partner', (join) => join.on(sql<SqlBool>`partner.id = ${otherOf(companyId)}`))
    .leftJoin('supply_product as sold', 'sold.id', 'row.supplier_product_id')
    .leftJoin('supply_product as bought', 'bought.id', 'row.buyer_product_id')
    .leftJoin('factory as departure', 'departure.id', 'row.from_factory_id')
    .leftJoin('factory as arrival', 'arrival.id', 'row.to_factory_id')
    .select(['row.id', 'row.link_id as linkId', 'row.state', 'row.period', 'row.unit', 'row.shipped', 'row.received'])
    .select(['row.shipped_quantity as shippedQuantity', 'row.received_quantity as receivedQuantity'])
    .select([
      'row.settled_quantity as settledQuantity',
      'row.settled_at as settledAt',
      'row.counted_quantity as counted',
    ])
    .select(['row.counted_kg as countedKg', 'row.offer_message_id as offerMessageId', 'row.offer_by as offerBy'])
    .select(['row.offer_quantity as offerQuantity', 'row.version', 'row.updated_at as updatedAt'])
    .select([sideOf(companyId).as('side'), sql<LinkFigures | null>`link.figures`.as('figures')])
    .select([sql<PartnerWords | null>`link.words`.as('words'), sql<LinkSide>`link.proposed_by`.as('proposedBy')])
    .select(
      sql<boolean | null>`supply_names_places(row.buyer_company_id, row.supplier_company_id, link.state,
      link.agreed_at)`.as('namesPlaces'),
    )
    .select(['link.agreed_at as agreedAt', 'partner.id as partnerId'])
    .select([namesIfAny('partner').as('partnerNames'), 'partner.country as partnerCountry'])
    .select(['sold.id as soldId', 'sold.name as soldName', 'sold.part_number as soldNumber', 'sold.hs as soldHs'])
    .select(['row.family', 'row.materials', 'bought.id as boughtId', 'bought.name as boughtName'])
    .select(['departure.id as fromId', 'departure.name as fromName', 'departure.country as fromCountry'])
    .select(['departure.company_id as fromCompanyId', 'arrival.id as toId', 'arrival.name as toName'])
    .select(['arrival.country as toCountry', 'arrival.company_id as toCompanyId']);

const sideOf = (companyId: string) => sql<FlowSide>`case when row.link_id is null then 'own'
  when row.buyer_company_id is not distinct from ${companyId}::uuid then 'in' else 'out' end`;
const otherOf = (companyId: string) => sql`case when row.link_id is null then null
  when row.buyer_company_id is not distinct from ${companyId}::uuid then row.supplier_company_id
  else row.buyer_company_id end`;

export type ViewedFlow = Awaited<ReturnType<typeof findViewedFlows>>[number];

/** Returns only rows of this company. The ids are one value, because a statement takes no more than 65,535 values. */
export const findViewedFlows = (db: Db, companyId: string, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : viewed(db, companyId)
        .where(sql<boolean>`row.id = any(${ids}::uuid[])`)
        .where((eb) =>
          eb.or([eb('row.supplier_company_id', '=', companyId), eb('row.buyer_company_id', '=', companyId)]),
        )
        .execute();

type FlowsOf = { linkIds: string[]; from: string; productIds: string[]; movedFrom: string; to: string };

/** Returns the rows of links from one day on, and the moves of own products from another, that begin by the last. */
export const findFlowsOf = (db: Db, companyId: string, { linkIds, from, productIds, movedFrom, to }: FlowsOf) =>
  viewed(db, companyId)
    .where((eb) => eb.or([eb('row.supplier_company_id', '=', companyId), eb('row.buyer_company_id', '=', companyId)]))
    .where('row.period_from', '<=', to)
    .where(
      sql<SqlBool>`case when row.link_id is null
        then row.supplier_product_id = any(${productIds}::uuid[]) and row.period_to >= ${movedFrom}::date
        else row.link_id = any(${linkIds}::uuid[]) and row.period_to >= ${from}::date end`,
    )
    .orderBy('row.period_from')
    .orderBy('row.id')
    .execute();

/** Returns up to `limit` rows of each kind: the other side has offered a quantity, or both differ and neither has. */
export const findWaitingFlows = (db: Db, companyId: string, limit: number) => {
  const some = (branch: Branch, isWaiting: ReturnType<typeof sql>) => sql`(
    select id from flow_row where ${sql.ref(`${branch}_company_id`)} = ${companyId} and ${isWaiting}
    order by updated_at, id limit ${limit})`;
  const isOpen = sql`state = 'mismatch' and offer_by is null`;
  const parts = [
    some('supplier', sql`offer_by = 'buyer'`),
    some('buyer', sql`offer_by = 'supplier'`),
    some('supplier', isOpen),
    some('buyer', isOpen),
  ];
  return viewed(db, companyId)
    .where(sql<SqlBool>`row.id in (${sql.join(parts, sql` union all `)})`)
    .orderBy('row.updated_at')
    .orderBy('row.id')
    .execute();
};

type Sorting = { sort: (typeof FLOW_SORTS)[number]; order: 'asc' | 'desc' };
/** A company's rows are in two indexes, by its role in them. */
type Branch = 'supplier' | 'buyer';

const matching = (db: Db, companyId: string, branch: Branch, filters: FlowFilters) => {
  const { side, state, waiting, productId, linkId, factoryId, search, from, to } = filters;
  let found = db.selectFrom('flow_row as row').where(`row.${branch}_company_id`, '=', companyId);
  // A move inside the company has it on both sides, and is counted once.
  if (branch === 'buyer' || side === 'out') found = found.where('row.link_id', 'is not', null);
  if (side === 'own') found = found.where('row.link_id', 'is', null);
  if (state.length > 0) found = found.where('row.state', 'in', state);
  if (waiting === 'mine') found = found.where('row.offer_by', '=', branch === 'supplier' ? 'buyer' : 'supplier');
  if (waiting === 'theirs') found = found.where('row.offer_by', '=', branch);
  if (productId !== undefined) found = found.where(`row.${branch}_product_id`, '=', productId);
  if (linkId !== undefined) found = found.where('row.link_id', '=', linkId);
  if (factoryId !== undefined) found = found.where(isAt(companyId, factoryId));
  if (from !== undefined) found = found.where('row.period_from', '>=', spanOf(from).from);
  if (to !== undefined) found = found.where('row.period_to', '<=', spanOf(to).to);
  if (search !== '') found = found.where(hasWords(companyId, search));
  return found;
};

/** Filters by own factories only: with another company's, a reader could learn by trying where goods come from. */
const isAt = (
  companyId: string,
  factoryId: string,
) => sql<SqlBool>`${factoryId} in (row.from_factory_id, row.to_factory_id)
  and exists (select from factory where id = ${factoryId} and company_id = ${companyId})`;

/**
 * Searches what `disclosure.ts` shows: the other side's own words only where it has agreed to the link or proposed it.
 */
const hasWords = (companyId: string, search: string) => sql<SqlBool>`(
  select lower(concat_ws(' ', own.name, own.part_number, link.words ->> 'company', link.words ->> 'product',
    case when link.agreed_at is not null
      or case link.proposed_by when 'buyer' then link.supplier_company_id else link.buyer_company_id end = ${companyId}
    then concat_ws(' ', ${everyNameIn('partner')}, theirs.name, theirs.part_number) end))
  from (select) one
    left join supply_link link on link.id = row.link_id
    left join company_name partner on partner.id = ${otherOf(companyId)}
    left join supply_product own on own.id = case when row.supplier_company_id = ${companyId}
      then row.supplier_product_id else row.buyer_product_id end
    left join supply_product theirs on theirs.id = case when row.supplier_company_id = ${companyId}
      then row.buyer_product_id else row.supplier_product_id end
  ) like all (factory_patterns(factory_words(${search}::text)))`;

const branchesOf = (side: FlowFilters['side']): Branch[] => {
  if (side === 'in') return ['buyer'];
  return side === '' ? ['supplier', 'buyer'] : ['supplier'];
};

const sortedBy = (companyId: string) => ({
  period: sql`row.period_from`,
  partner: sql`(select coalesce(case when link.agreed_at is not null then partner.name end, link.words ->> 'company')
    from supply_link link left join company_name partner on partner.id = ${otherOf(companyId)} where link.id = row.link_id)`,
  product: sql`(select name from supply_product where id = case when row.supplier_company_id = ${companyId}
    then row.supplier_product_id else row.buyer_product_id end)`,
  quantity: sql`row.counted_kg`,
  updatedAt: sql`row.updated_at`,
});

/**
 * Orders rows that are equal in what they are sorted by: what came, what left, what moved; then by partner, product and
 * time.
 */
const inReadingOrder = (companyId: string, branch: Branch) => {
  const { partner, product } = sortedBy(companyId);
  const side = branch === 'buyer' ? sql`0` : sql`case when row.link_id is null then 2 else 1 end`;
  return sql`${side} as side, ${partner} as partner, ${product} as product, row.period_from as "from"`;
};
const READING_ORDER = sql.raw('side, partner nulls last, product nulls last, "from" desc, id');

/** Returns the ids of a page, in its order, and the total; each branch reads no more than the page needs. */
export const findFlowPage = async (
  db: Db,
  companyId: string,
  { sort, order, page, size, ...filters }: FlowFilters & Sorting & Page,
) => {
  const by = sortedBy(companyId)[sort];
  const nulls = order === 'asc' ? sql`nulls first` : sql`nulls last`;
  const direction = sql.raw(order);
  const parts = branchesOf(filters.side).map(
    (branch) =>
      sql`(select row.id, ${by} as sorted, ${inReadingOrder(companyId, branch)}
        from (${matching(db, companyId, branch, filters).selectAll('row')}) row
        order by sorted ${direction} ${nulls}, ${READING_ORDER} limit ${page * size})`,
  );
  const counted = branchesOf(filters.side).map(
    (branch) =>
      sql`(${matching(db, companyId, branch, filters)
        .select(sql.lit(1).as('one'))
        .limit(FLOWS_COUNTED_MAX + 1)})`,
  );
  const union = (branches: ReturnType<typeof sql>[]) => sql.join(branches, sql` union all `);
  const { rows } = await sql<{ id: string }>`
    select id from (${union(parts)}) found order by sorted ${direction} ${nulls}, ${READING_ORDER}
    limit ${size} offset ${(page - 1) * size} ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  const counts = await sql<{ total: number }>`
    select count(*) as total from (${union(counted)}) counted ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  const total = counts.rows[0]?.total ?? 0;
  const isTotalExact = total <= FLOWS_COUNTED_MAX;
  return { ids: rows.map(({ id }) => id), total: Math.min(total, FLOWS_COUNTED_MAX), isTotalExact };
};

/** Returns all matching rows, the latest period first, each in reading order. */
export const findMatchingFlowIds = async (db: Db, companyId: string, filters: FlowFilters) => {
  const parts = branchesOf(filters.side).map(
    (branch) => sql`(select row.id, ${inReadingOrder(companyId, branch)}
      from (${matching(db, companyId, branch, filters).selectAll('row')}) row)`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union all `)}) found order by "from" desc, ${READING_ORDER}`.execute(db);
  return rows.map(({ id }) => id);
};
