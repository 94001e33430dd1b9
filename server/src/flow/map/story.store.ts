import type { FlowBandQuarter, FlowQuarterSum, PeriodSpan, Unit } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

type Own = { companyId: string; productId?: string | undefined; linkIds: string[] };

/** A period never leaves its quarter. */
const QUARTER = sql.raw(`to_char(period_from, 'YYYY"-Q"Q')`);

/** Own rows of one quarter and one link, or of an own product that moved. */
export type QuarterRows = Omit<FlowQuarterSum, 'carries'> & {
  linkId: string | null;
  supplierProductId: string | null;
};

/** Sums up the company's own rows by quarter, side, material and link: all, or those of one product and its links. */
export const findQuarterSums = async (db: Db, { companyId, productId, linkIds }: Own, { from, to }: PeriodSpan) => {
  const isWanted =
    productId === undefined
      ? sql`true`
      : sql`(supplier_product_id = ${productId} or buyer_product_id = ${productId} or link_id = any(${linkIds}::uuid[]))`;
  const { rows } = await sql<QuarterRows>`
    select ${QUARTER} as quarter, case when link_id is null then 'own'
        when buyer_company_id is not distinct from ${companyId}::uuid then 'in' else 'out' end as side,
      family, materials, link_id as "linkId", supplier_product_id as "supplierProductId",
      coalesce(sum(counted_kg), 0) as kg, count(*) as rows, count(*) filter (where counted_kg is null) as weightless
    from flow_row
    where (supplier_company_id = ${companyId} or buyer_company_id = ${companyId})
      and period_from >= ${from}::date and period_from <= ${to}::date and period_to <= ${to}::date and ${isWanted}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6 ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows;
};

/** Rows of one band: of its links or own products, with or without a weight, and between its factories if these count. */
export type BandRows = {
  companyId: string;
  linkIds: string[];
  /** Own products that moved inside the company. */
  movedIds: string[];
  isWeightless: boolean;
  /** Factories of each flow; undefined if any factory counts. */
  routes: { fromId: string | null; toId: string | null }[] | undefined;
};

type BandSum = Omit<FlowBandQuarter, 'states'> & FlowBandQuarter['states'] & { unit: Unit };

export const findBandQuarters = async (
  db: Db,
  band: BandRows,
  { from, to }: PeriodSpan,
): Promise<FlowBandQuarter[]> => {
  const { companyId, linkIds, movedIds, isWeightless, routes } = band;
  const isRoute = routes
    ? sql`exists (select from jsonb_to_recordset(${JSON.stringify(routes)}::jsonb) as route ("fromId" uuid, "toId" uuid)
        where route."fromId" is not distinct from from_factory_id and route."toId" is not distinct from to_factory_id)`
    : sql`true`;
  const { rows } = await sql<BandSum>`
    select ${QUARTER} as quarter, unit, sum(counted_quantity) as quantity, sum(shipped_quantity) as shipped,
      sum(received_quantity) as received, sum(counted_kg) as kg, count(*) as rows,
      count(*) filter (where state = 'entered') as entered, count(*) filter (where state = 'matched') as matched,
      count(*) filter (where state = 'mismatch') as mismatch, count(*) filter (where state = 'settled') as settled
    from flow_row
    where (link_id = any(${linkIds}::uuid[]) or link_id is null and supplier_product_id = any(${movedIds}::uuid[]))
      and (supplier_company_id = ${companyId} or buyer_company_id = ${companyId})
      and (counted_kg is null) = ${isWeightless}
      and period_from >= ${from}::date and period_from <= ${to}::date and period_to <= ${to}::date and ${isRoute}
    group by 1, 2 order by 1, 2 ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows.map(({ entered, matched, mismatch, settled, ...sum }) => ({
    ...sum,
    states: { entered, matched, mismatch, settled },
  }));
};
