import type { GoodsKind } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Returns whether a current link joins two companies to which both sides have agreed. */
export const isJoined = async (db: Db, firstId: string, secondId: string) => {
  const { rows } = await sql<{ isJoined: boolean }>`
    select exists (
      select from supply_link where agreed_at is not null and state not in ('withdrawn', 'ended')
        and (buyer_company_id = ${firstId} and supplier_company_id = ${secondId}
          or buyer_company_id = ${secondId} and supplier_company_id = ${firstId})
    ) as "isJoined"`.execute(db);
  return rows[0]?.isJoined === true;
};

type Sold = GoodsKind & { id: string; companyId: string; hs: string };

/** Returns own products that another company buys on a day by links to which both sides have agreed. */
export const findSoldTo = async (db: Db, ownId: string, buyerId: string, today: string) => {
  const { rows } = await sql<Sold>`
    select distinct product.id, product.company_id as "companyId", product.hs, product.family, product.materials
    from supply_link link join supply_product product on product.id = link.supplier_product_id
    where link.supplier_company_id = ${ownId} and link.buyer_company_id = ${buyerId} and link.agreed_at is not null
      and link.state not in ('withdrawn', 'ended') and link.valid_from <= ${today} and link.valid_to >= ${today}`.execute(
    db,
  );
  return rows;
};

type Bought = { supplierId: string | null; country: string; isOpen: boolean };

/** Returns the suppliers of these products, and whether both sides of the link let the supplier be named. */
export const findBoughtFor = async (db: Db, productIds: string[], today: string) => {
  const { rows } = await sql<Bought>`
    select theirs.company_id as "supplierId", link.words ->> 'country' as country,
      link.state = 'confirmed' and link.buyer_onward and link.supplier_onward as "isOpen"
    from supply_link link left join supply_product theirs on theirs.id = link.supplier_product_id
    where link.buyer_product_id = any(${productIds}::uuid[]) and link.state not in ('withdrawn', 'ended')
      and link.valid_from <= ${today} and link.valid_to >= ${today}
    order by link.created_at, link.id`.execute(db);
  return rows;
};
