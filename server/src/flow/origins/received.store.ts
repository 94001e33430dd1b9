import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

type Received = { linkId: string | null; rows: number; weighed: number; lastWeightless: string | null };

/** Counts what a company has received for one of its products, by link, with the last row that has no weight. */
export const findReceived = async (db: Db, companyId: string, productId: string) => {
  const { rows } = await sql<Received>`
    select link_id as "linkId", count(*) as rows, count(counted_kg) as weighed,
      (array_agg(id order by period_from desc, id) filter (where counted_kg is null))[1] as "lastWeightless"
    from flow_row where buyer_company_id = ${companyId} and buyer_product_id = ${productId}
    group by link_id order by link_id`.execute(db);
  return rows;
};
