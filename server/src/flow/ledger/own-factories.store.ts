import type { Db } from '../../kit/db/database.ts';

/** Returns which of these are the company's and not drafts; a closed one may have shipped before. */
export const findOwnFactoryIds = async (db: Db, companyId: string, ids: string[]) => {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('factory_shown')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '!=', 'draft')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
};
