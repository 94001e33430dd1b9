import type { PeriodSpan } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

type ShipmentQuery = { companyId: string; buyerId: string | null; span: PeriodSpan };

/** Returns what a company has shipped to another in a period, or to everybody; the earliest first. */
export const findShipped = (db: Db, { companyId, buyerId, span }: ShipmentQuery) =>
  db
    .selectFrom('flow_row as row')
    .innerJoin('supply_link as link', 'link.id', 'row.link_id')
    .leftJoin('company_name as buyer', 'buyer.id', 'row.buyer_company_id')
    .leftJoin('supply_product as sold', 'sold.id', 'row.supplier_product_id')
    .leftJoin('factory as departure', 'departure.id', 'row.from_factory_id')
    .leftJoin('factory as arrival', 'arrival.id', 'row.to_factory_id')
    .select(['row.id', 'row.period', 'row.state', 'row.shipped', 'link.figures', 'link.words'])
    .select(
      sql<boolean>`supply_names_places(row.buyer_company_id, row.supplier_company_id, link.state,
      link.agreed_at)`.as('namesPlaces'),
    )
    .select(['link.agreed_at as agreedAt', 'link.proposed_by as proposedBy', 'buyer.name as buyerName'])
    .select(['sold.name as goodsName', 'sold.hs as goodsHs', 'departure.id as fromId', 'departure.name as fromName'])
    .select(['arrival.id as toId', 'arrival.name as toName'])
    .where('row.supplier_company_id', '=', companyId)
    .where('row.shipped', 'is not', null)
    .where('row.period_from', '>=', span.from)
    .where('row.period_to', '<=', span.to)
    .$if(buyerId !== null, (query) => query.where('row.buyer_company_id', '=', buyerId))
    .orderBy('row.period_from')
    .orderBy('row.id')
    .execute();
