import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/**
 * Returns the companies that know this one by name: by a live link that it has proposed, or on which both have agreed.
 */
export const findCompaniesKnowing = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ id: string }>`
    select distinct id from (
      select buyer_company_id as id from supply_link
      where supplier_company_id = ${companyId} and state not in ('withdrawn', 'ended')
        and (agreed_at is not null or proposed_by = 'supplier')
      union all
      select supplier_company_id from supply_link
      where buyer_company_id = ${companyId} and state not in ('withdrawn', 'ended')
        and (agreed_at is not null or proposed_by = 'buyer')
    ) knowing where id is not null order by id`.execute(db);
  return rows.map(({ id }) => id);
};
