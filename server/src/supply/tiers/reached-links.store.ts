import { type GoodsKind, LINK_STATES, type LinkState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { NetworkLink } from './network.ts';

export type ReachedProduct = GoodsKind & { id: string; companyId: string; isOrigin: boolean; hs: string };

/** A reached link, with what is needed of the product behind it. */
export type ReachedLink = NetworkLink &
  GoodsKind & {
    buyerId: string;
    /** Null while the supplier has not answered. */
    productId: string | null;
    supplierId: string | null;
    /** Line of the buyer's bill that it feeds, and its share of that input in per cent. */
    inputId: string | null;
    inputShare: number | null;
    hs: string;
    buyerOnward: boolean;
    supplierOnward: boolean;
    /** Stated by the buyer, while the supplier has not answered. */
    country: string;
    company: string;
  };

/** Links that one chain may have; `chain-view.ts` has the limit of what a viewer sees of them. */
export const LINKS_MAX = 300_000;

type Row = ReachedProduct & {
  /** Number of links of all products. */
  total: number;
  /** Null, too, where there are more links than a chain may have: their text would need more memory than a thread has. */
  links: string | null;
  masses: Record<string, number> | null;
  unspoken: Record<string, { hs: string; country: string; company: string }> | null;
};

/**
 * Returns every product and link that is reached from these products on a day, in one statement. It walks products,
 * each once, and reads their links by an index: the cost grows with the links reached. `offset 0` keeps the planner
 * from reading a whole table, because it cannot know how few products are reached. All links of a product come in one
 * line of text, because sending and reading a row for each costs more than finding it. Returns nothing of a chain that
 * has too many links.
 */
export const findReached = async (db: Db, rootIds: string[], today: string, linksMax = LINKS_MAX) => {
  if (rootIds.length === 0) return { products: [], links: [] };
  const { rows } = await sql<Row>`
    with recursive reached (product_id) as (
      select unnest(${rootIds}::uuid[])
      union
      select link.supplier_product_id from reached
      cross join lateral (
        select is_origin from supply_product where id = reached.product_id offset 0
      ) product
      cross join lateral (
        select supplier_product_id from supply_link
        where buyer_product_id = reached.product_id and state not in ('withdrawn', 'ended')
          and valid_from <= ${today} and valid_to >= ${today} and supplier_product_id is not null
          and not product.is_origin
        offset 0
      ) link
    ), bought as materialized (
      select product.id, product.company_id as "companyId", product.is_origin as "isOrigin", product.hs,
        product.family, product.materials, link.total, link.links,
        case when link.fed > 0 then (
          select input_masses from supply_product whole where whole.id = product.id
        ) end as masses,
        case when link.unspoken > 0 then (
          select jsonb_object_agg(id, jsonb_build_object(
            'hs', words ->> 'hs', 'country', words ->> 'country', 'company', words ->> 'company'))
          from supply_link where buyer_product_id = product.id and supplier_product_id is null
        ) end as unspoken
      from reached
      cross join lateral (
        select id, company_id, is_origin, hs, family, materials from supply_product where id = reached.product_id offset 0
      ) product
      cross join lateral (
        select count(*) as total, count(input_id) as fed, count(*) - count(supplier_product_id) as unspoken,
          string_agg(concat(id, ',', supplier_product_id, ',', state, ',', spend_share, ',', input_id, ',', input_share, ',',
            buyer_onward, supplier_onward), ';') as links
        from supply_link
        where buyer_product_id = reached.product_id and state not in ('withdrawn', 'ended')
          and valid_from <= ${today} and valid_to >= ${today} and not product.is_origin
        offset 0
      ) link
    )
    select id, "companyId", "isOrigin", hs, family, materials, masses, unspoken, counted.total,
      case when counted.total <= ${linksMax} then links end as links
    from bought cross join (select sum(total)::int as total from bought) counted`.execute(db);
  return (rows[0]?.total ?? 0) > linksMax ? undefined : { products: rows, links: linksIn(rows) };
};

const WHOLE = 100;
const ROUNDING = 1e-6;
const ID_LENGTH = 36;
const TRUE = 't';
const STATES = new Map<string, LinkState>(LINK_STATES.map((state) => [state, state]));

const linksIn = (rows: Row[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const links: ReachedLink[] = [];
  for (const buyer of rows) {
    const own = (buyer.links?.split(';') ?? []).map((text) => linkOf(text, buyer, byId));
    for (const link of withoutContradictions(own)) links.push(link);
  }
  return links;
};

const linkOf = (text: string, buyer: Row, byId: Map<string, Row>): ReachedLink => {
  const id = text.slice(0, ID_LENGTH);
  const rest = text.indexOf(',', ID_LENGTH + 1);
  const product = byId.get(text.slice(ID_LENGTH + 1, rest));
  const [state = '', share = '', inputId = '', inputShare = '', onward = ''] = text.slice(rest + 1).split(',');
  const words = buyer.unspoken?.[id];
  return {
    id,
    buyer: buyer.id,
    supplier: product?.id ?? `link:${id}`,
    // An unknown state counts for nothing.
    state: STATES.get(state) ?? 'unidentified',
    share: numberOf(share),
    massShare: massOf(inputShare, buyer.masses?.[inputId]),
    buyerId: buyer.companyId,
    productId: product?.id ?? null,
    supplierId: product?.companyId ?? null,
    inputId: inputId || null,
    inputShare: numberOf(inputShare),
    hs: product?.hs ?? words?.hs ?? '',
    family: product?.family ?? '',
    materials: product?.materials ?? [],
    buyerOnward: onward[0] === TRUE,
    supplierOnward: onward[1] === TRUE,
    country: words?.country ?? '',
    company: words?.company ?? '',
  };
};

/** Nobody can get more of an input than the whole. Shares that say so are treated as not stated. */
const withoutContradictions = (links: ReachedLink[]) => {
  const sums = new Map<string, number>();
  for (const { inputId, inputShare } of links)
    if (inputId !== null) sums.set(inputId, (sums.get(inputId) ?? 0) + (inputShare ?? 0));
  if (![...sums.values()].some(isOverWhole)) return links;
  return links.map((link) => (isOverWhole(sums.get(link.inputId ?? '') ?? 0) ? { ...link, inputShare: null } : link));
};
const isOverWhole = (sum: number) => sum > WHOLE + ROUNDING;

const numberOf = (text: string) => (text === '' ? null : Number(text));

/** Multiplies a supplier's part of an input by that input's part of the whole. */
const massOf = (inputShare: string, mass: number | undefined) =>
  inputShare === '' || mass === undefined ? null : (Number(inputShare) * mass) / WHOLE;
