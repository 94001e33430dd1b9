import type { Material } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Line of an own bill of materials, with what it contains. */
export type BillLine = {
  id: string;
  massShare: number | null;
  materials: { material: Material; massFraction: number | null }[];
};

/** Returns the lines of own bills of materials that say what they contain: of one product, or of all that are active. */
export const findBills = async (db: Db, companyId: string, productId?: string) => {
  const isWanted = productId === undefined ? sql`state = 'active'` : sql`product.id = ${productId}`;
  const { rows } = await sql<{ id: string; lines: BillLine[] }>`
    select product.id, lines from supply_product product cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'id', line ->> 'id', 'massShare', line -> 'massShare', 'materials', line -> 'materials') order by nth) as lines
      from jsonb_array_elements(details -> 'inputs') with ordinality as line (line, nth)
      where jsonb_array_length(coalesce(line -> 'materials', '[]')) > 0
    ) bill
    where product.company_id = ${companyId} and ${isWanted} and lines is not null`.execute(db);
  return new Map(rows.map(({ id, lines }) => [id, lines]));
};
