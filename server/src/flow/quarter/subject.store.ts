import type { GoodsKind, Page, PeriodSpan, Unit } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';
import { type ChosenLink, chosenLinks, withFiguresSeen } from '../ledger/choice.store.ts';
import type { Subjects } from './draft.store.ts';

export type SheetSpan = PeriodSpan & { period: string; movedFrom: string };
export type SheetLink = ChosenLink & GoodsKind & { validFrom: string; validTo: string };
export type MovedProduct = GoodsKind & {
  id: string;
  name: string;
  partNumber: string;
  hs: string;
  unit: Unit;
  kgPerUnit: number | null;
};

/**
 * Returns the links and moved products of a page of the sheet, by partner and goods: what comes, what leaves, what
 * moves. A link belongs to the sheet while it holds in the period, and if something of the period was entered for it.
 */
export const findSubjects = async (
  db: Db,
  companyId: string,
  { period, from, to, movedFrom }: SheetSpan,
  { page, size }: Page,
) => {
  const links = chosenLinks(companyId);
  const theirs = sql`case when ${links.isKnown} then coalesce(theirs.name, link.words ->> 'product')
    else link.words ->> 'product' end`;
  const { rows } = await sql<{ linkId: string | null; productId: string | null; total: number }>`
    with subject as (
      select link.id as "linkId", null::uuid as "productId", case when ${links.isBuyer} then 0 else 1 end as side,
        case when ${links.isKnown} then coalesce(partner.name, link.words ->> 'company')
          else link.words ->> 'company' end as partner,
        case when ${links.isBuyer} then ${theirs} else own.name end as goods,
        case when ${links.isBuyer} then own.name else ${theirs} end as use
      ${links.from} and (
        (link.state <> 'withdrawn' and link.valid_from <= ${to} and link.valid_to >= ${from})
        or exists (select from flow_row row where row.link_id = link.id and row.period = ${period}
          and (row.buyer_company_id = ${companyId} or row.supplier_company_id = ${companyId}))
        or exists (select from flow_draft draft where draft.link_id = link.id and draft.company_id = ${companyId}
          and draft.period = ${period}))
      union all
      select null, product.id, 2, '', product.name, ''
      from supply_product product
      where product.company_id = ${companyId} and product.id in (
        select supplier_product_id from flow_row
        where supplier_company_id = ${companyId} and link_id is null and period_from >= ${movedFrom}::date
          and period_from <= ${to}::date
        union select product_id from flow_draft where company_id = ${companyId} and period = ${period})
    )
    select "linkId", "productId", (select count(*) from subject) as total from subject
    order by side, partner nulls last, goods, use, "linkId", "productId"
    limit ${size} offset ${(page - 1) * size} ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return { subjects: rows, total: rows[0]?.total ?? 0 };
};

/** Returns own links and own products; those of others are left out. */
export const findSheetThings = async (db: Db, companyId: string, { linkIds, productIds }: Subjects) => {
  const { columns, from, isBuyer } = chosenLinks(companyId);
  const links = await sql<SheetLink>`
    select ${columns}, link.valid_from as "validFrom", link.valid_to as "validTo",
      coalesce(case when ${isBuyer} then theirs.family else own.family end, '') as family,
      coalesce(case when ${isBuyer} then theirs.materials else own.materials end, '{}') as materials
    ${from} and link.id = any(${linkIds}::uuid[])`.execute(db);
  const products = await sql<MovedProduct>`
    select id, name, part_number as "partNumber", hs, unit, (details ->> 'kgPerUnit')::float8 as "kgPerUnit",
      family, materials
    from supply_product where company_id = ${companyId} and id = any(${productIds}::uuid[])`.execute(db);
  return { links: withFiguresSeen(links.rows), products: products.rows };
};
