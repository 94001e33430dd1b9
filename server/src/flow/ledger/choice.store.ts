import type { LinkFigures, LinkSide, Page, PartnerWords, ScriptNames, Unit } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { everyNameIn, namesIfAny } from '../../kit/db/script-names.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';
import { figuresSeen } from '../../supply/links/link.rules.ts';

type ChoiceQuery = { side: '' | 'in' | 'out'; search: string } & Page;

export type ChosenLink = {
  id: string;
  side: LinkSide;
  words: PartnerWords;
  proposedBy: LinkSide;
  agreedAt: string | null;
  figures: LinkFigures;
  namesPlaces: boolean;
  partnerId: string | null;
  partnerNames: ScriptNames | null;
  partnerCountry: string | null;
  productId: string;
  productName: string;
  productNumber: string;
  theirName: string | null;
  theirPartNumber: string | null;
  theirHs: string | null;
  ownHs: string;
  /** Unit of the supplier's product, or of the input that it feeds. */
  unit: Unit | null;
  ownUnit: Unit;
  kgPerUnit: number | null;
};

/** Returns the parts of a statement that reads links of a company as `ChosenLink`. */
export const chosenLinks = (companyId: string) => {
  const isBuyer = sql`(link.buyer_company_id is not distinct from ${companyId}::uuid)`;
  /** Links of the company that name an own product. */
  const from = sql`
    from supply_link link
    join supply_product own
      on own.id = case when ${isBuyer} then link.buyer_product_id else link.supplier_product_id end
    left join supply_product theirs
      on theirs.id = case when ${isBuyer} then link.supplier_product_id else link.buyer_product_id end
    left join company_name partner
      on partner.id = case when ${isBuyer} then link.supplier_company_id else link.buyer_company_id end
    where (link.buyer_company_id = ${companyId} or link.supplier_company_id = ${companyId})`;
  const columns = sql`
    link.id, case when ${isBuyer} then 'buyer' else 'supplier' end as side, link.words,
      link.proposed_by as "proposedBy", link.agreed_at as "agreedAt", link.figures,
      supply_names_places(link.buyer_company_id, link.supplier_company_id, link.state, link.agreed_at) as "namesPlaces",
      partner.id as "partnerId",
      ${namesIfAny('partner')} as "partnerNames", partner.country as "partnerCountry",
      own.id as "productId", own.name as "productName", own.part_number as "productNumber", own.hs as "ownHs",
      theirs.name as "theirName", theirs.part_number as "theirPartNumber", theirs.hs as "theirHs",
      case when ${isBuyer} then coalesce(theirs.unit, (
          select line ->> 'unit' from jsonb_array_elements(own.details -> 'inputs') line
          where line ->> 'id' = link.figures ->> 'inputId')) else own.unit end as unit,
      own.unit as "ownUnit",
      (case when ${isBuyer} then theirs.details else own.details end ->> 'kgPerUnit')::float8 as "kgPerUnit"`;
  /** Whether this company may know the other side by its own name. */
  const isKnown = sql`(link.agreed_at is not null
    or case link.proposed_by when 'buyer' then link.supplier_company_id else link.buyer_company_id end = ${companyId})`;
  return { isBuyer, from, columns, isKnown };
};

export const withFiguresSeen = <L extends ChosenLink>(links: L[]) =>
  links.map((link) => ({ ...link, figures: figuresSeen(link.figures, link) }));

/**
 * Returns links of this company by which goods can have moved: those that are not withdrawn and name an own product.
 */
export const findChoices = async (db: Db, companyId: string, { side, search, page, size }: ChoiceQuery) => {
  const { isBuyer, from, columns, isKnown } = chosenLinks(companyId);
  const sides = { in: sql<SqlBool>`${isBuyer}`, out: sql<SqlBool>`not ${isBuyer}`, '': sql<SqlBool>`true` };
  const found = sql`${from}
      and link.state <> 'withdrawn' and ${sides[side]} and (${search} = '' or lower(concat_ws(' ', own.name,
        own.part_number, link.words ->> 'company', link.words ->> 'product', case when ${isKnown}
        then concat_ws(' ', ${everyNameIn('partner')}, theirs.name, theirs.part_number) end))
        like all (factory_patterns(factory_words(${search}::text))))`;
  const { rows } = await sql<ChosenLink & { total: number }>`
    select ${columns}, (select count(*) ${found}) as total
    ${found}
    order by own.name, coalesce(partner.name, link.words ->> 'company'), link.id
    limit ${size} offset ${(page - 1) * size} ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return { rows: withFiguresSeen(rows), total: rows[0]?.total ?? 0 };
};

/** Returns the factories that links name, on either side. */
export const findNamedFactories = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('factory').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

type Place = { id: string; names: string[] };

/** Returns own active products and own factories, by every name that a file may use for them. */
export const findOwnPlaces = async (db: Db, companyId: string) => {
  const products = await sql<Place>`
    select id, jsonb_build_array(name, name_english, part_number) as names from supply_product
    where company_id = ${companyId} and state = 'active'`.execute(db);
  const factories = await sql<Place>`
    select id, jsonb_build_array(name, details ->> 'nameEnglish', details ->> 'code') as names from factory_shown
    where company_id = ${companyId} and state <> 'draft'`.execute(db);
  return { products: products.rows, factories: factories.rows };
};
