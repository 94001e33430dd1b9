import type { FlowState, GoodsKind, Material, PartnerWords, PeriodSpan, ShownProduct, Unit } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

/** Sum of what went by one link between two factories in the whole period. */
export type LinkSum = {
  linkId: string;
  fromId: string | null;
  toId: string | null;
  /** Weight of the rows of which it is known. */
  kg: number;
  rows: number;
  weightless: number;
};
export type StateCounts = Record<FlowState, number>;

const COUNTED = sql.raw(`
  coalesce(sum(counted_kg), 0) as kg, count(*) as rows, count(*) filter (where counted_kg is null) as weightless,
  count(*) filter (where state = 'entered') as entered, count(*) filter (where state = 'matched') as matched,
  count(*) filter (where state = 'mismatch') as mismatch, count(*) filter (where state = 'settled') as settled`);

/**
 * Sums up links between others, from the index alone. All of them come in one line of text, because sending and reading
 * a row for each costs more than adding it up.
 */
export const findLinkSums = async (db: Db, linkIds: string[], { from, to }: PeriodSpan): Promise<LinkSum[]> => {
  if (linkIds.length === 0) return [];
  const { rows } = await sql<{ sums: string | null }>`
    select string_agg(concat(link.nth, ',', kg, ',', rows, ',', weighed, ',', from_id, ',', to_id), ';') as sums
    from unnest(${linkIds}::uuid[]) with ordinality link (id, nth) cross join lateral (
      select from_factory_id as from_id, to_factory_id as to_id, sum(counted_kg) as kg, count(*) as rows,
        count(counted_kg) as weighed
      from flow_row
      where link_id = link.id and period_from >= ${from}::date and period_from <= ${to}::date
        and period_to <= ${to}::date
      group by 1, 2
    ) row ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return (rows[0]?.sums?.split(';') ?? []).map((text) => {
    const [nth = '', kg = '', count = '', weighed = '', fromId = '', toId = ''] = text.split(',');
    return {
      linkId: linkIds[Number(nth) - 1] ?? '',
      fromId: fromId || null,
      toId: toId || null,
      kg: Number(kg),
      rows: Number(count),
      weightless: Number(count) - Number(weighed),
    };
  });
};

export type OwnSum = Omit<LinkSum, 'linkId'> &
  StateCounts &
  GoodsKind & {
    linkId: string | null;
    supplierId: string | null;
    buyerId: string | null;
    supplierProductId: string | null;
    buyerProductId: string | null;
    inputId: string | null;
    words: PartnerWords | null;
    /** Weight of what went out, as far as its receiver has stated it or agreed. */
    heardKg: number;
    /** Factories that the link names. */
    namedIds: string[];
    /** Materials of the line of the bill that the link feeds. */
    lineMaterials: Material[] | null;
    goods: string;
    hs: string;
    quantity: number;
    unit: Unit;
  };

type Own = { companyId: string; productId?: string | undefined; linkIds: string[] };

/**
 * Sums up the company's own rows: all, or those of one product and of the links that lead to it. Rows with and without
 * a weight are kept apart.
 */
export const findOwnSums = async (db: Db, { companyId, productId, linkIds }: Own, { from, to }: PeriodSpan) => {
  const isWanted =
    productId === undefined
      ? sql`true`
      : sql`(supplier_product_id = ${productId} or buyer_product_id = ${productId} or link_id = any(${linkIds}::uuid[]))`;
  const { rows } = await sql<OwnSum>`
    with own as (
      select link_id, from_factory_id, to_factory_id, supplier_company_id, buyer_company_id, supplier_product_id,
        buyer_product_id, family, materials, unit, sum(counted_quantity) as quantity, ${COUNTED},
        coalesce(sum(coalesce(settled_quantity, received_quantity) * kg_per_unit), 0) as heard
      from flow_row
      where (supplier_company_id = ${companyId} or buyer_company_id = ${companyId})
        and period_from >= ${from}::date and period_from <= ${to}::date and period_to <= ${to}::date and ${isWanted}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, counted_kg is null
    )
    select own.link_id as "linkId", own.from_factory_id as "fromId", own.to_factory_id as "toId", kg, rows, weightless,
      own.quantity, own.unit,
      heard as "heardKg", entered, matched, mismatch, settled, own.supplier_company_id as "supplierId", own.buyer_company_id as "buyerId",
      own.supplier_product_id as "supplierProductId", own.buyer_product_id as "buyerProductId",
      link.figures ->> 'inputId' as "inputId", link.words,
      case when supply_names_places(own.buyer_company_id, own.supplier_company_id, link.state, link.agreed_at)
        then (link.figures -> 'buyerFactoryIds') || (link.figures -> 'supplierFactoryIds') else '[]' end as "namedIds",
      own.family, own.materials, (
        select supply_materials(line) from jsonb_array_elements(bought.details -> 'inputs') line
        where line ->> 'id' = link.figures ->> 'inputId' and bought.company_id = ${companyId}
      ) as "lineMaterials",
      coalesce(product.name, link.words ->> 'product', '') as goods, coalesce(product.hs, link.words ->> 'hs', '') as hs
    from own
    left join supply_link link on link.id = own.link_id
    left join supply_product product on product.id = own.supplier_product_id
    left join supply_product bought on bought.id = own.buyer_product_id
    ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows;
};

export type MapFactory = { id: string; name: string; country: string; companyId: string };

/** Sends the ids in one value, because a statement takes no more than 65,535 values. */
export const findMapFactories = async (db: Db, ids: string[]): Promise<Map<string, MapFactory>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('factory')
    .select(['id', 'name', 'country', 'company_id as companyId'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

type TracedProduct = {
  id: string;
  details: Partial<ShownProduct>;
  /** Quantity of it that left in the period, by unit. */
  out: { quantity: number; unit: Unit; kgPerUnit: number | null }[] | null;
};

/**
 * Returns what products are made of and how much of them left, as their own seller states it where that is not the
 * viewer.
 */
export const findTracedProducts = async (db: Db, viewerId: string, ids: string[], { from, to }: PeriodSpan) => {
  if (ids.length === 0) return [];
  const { rows } = await sql<TracedProduct>`
    select product.id, product.details, (
      select jsonb_agg(sums) from (
        select unit, kg_per_unit as "kgPerUnit",
          sum(coalesce(settled_quantity, shipped_quantity, received_quantity)) as quantity
        from flow_row where supplier_product_id = product.id and link_id is not null
          and (product.company_id = ${viewerId} or coalesce(settled_quantity, shipped_quantity) is not null)
          and period_from >= ${from}::date and period_from <= ${to}::date and period_to <= ${to}::date
        group by 1, 2
      ) sums
    ) as out
    from supply_product product where product.id = any(${ids}::uuid[])`.execute(db);
  return rows;
};

/** Returns which input of its buyer's bill each link feeds, and the stated origin of its goods. */
export const findTracedLinks = async (db: Db, ids: string[], { from, to }: PeriodSpan) => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; inputId: string | null; country: string | null; region: string | null }>`
    select link.id, link.figures ->> 'inputId' as "inputId", origin.country, origin.region
    from supply_link link left join lateral (
      select coalesce(received -> 'origin', shipped -> 'origin') ->> 'country' as country,
        coalesce(received -> 'origin', shipped -> 'origin') ->> 'region' as region
      from flow_row where link_id = link.id and period_from >= ${from}::date and period_from <= ${to}::date
        and coalesce(received -> 'origin', shipped -> 'origin') ->> 'country' <> ''
      order by period_from desc, id limit 1
    ) origin on true
    where link.id = any(${ids}::uuid[])`.execute(db);
  return rows;
};

/** Returns own rows without a weight, by link: how many, and the last of them. */
export const findWeightless = async (db: Db, companyId: string, linkIds: string[], { from, to }: PeriodSpan) => {
  if (linkIds.length === 0) return [];
  const { rows } = await sql<{ linkId: string; rowId: string; unit: Unit; rows: number }>`
    select link_id as "linkId", unit, count(*) as rows, (array_agg(id order by period_from desc, id))[1] as "rowId"
    from flow_row
    where link_id = any(${linkIds}::uuid[]) and counted_kg is null
      and (supplier_company_id = ${companyId} or buyer_company_id = ${companyId})
      and period_from >= ${from}::date and period_from <= ${to}::date and period_to <= ${to}::date
    group by 1, 2 order by 3 desc, 1, 2`.execute(db);
  return rows;
};

/** Returns own rows as evidence, the latest first. */
export const findEvidenceIds = async (
  db: Db,
  companyId: string,
  productId: string,
  { from, to }: PeriodSpan,
  max: number,
) => {
  const { rows } = await sql<{ id: string }>`
    select id from flow_row
    where (buyer_product_id = ${productId} and buyer_company_id = ${companyId}
        or supplier_product_id = ${productId} and supplier_company_id = ${companyId})
      and period_from >= ${from}::date and period_to <= ${to}::date
    order by period_from desc, id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
};
