import type { Db } from '../../kit/db/database.ts';

/** Returns the names; a person who has left has none. */
export const findPeopleNames = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const people = await db.selectFrom('account_person').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, name ?? '']));
};

/** Returns the other side of each of these rows of a company, where there is one. */
export const findPartnersOf = async (db: Db, companyId: string, ids: string[]) => {
  const rows = await db
    .selectFrom('flow_row')
    .select(['id', 'supplier_company_id as supplierId', 'buyer_company_id as buyerId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, supplierId, buyerId }) => {
    const partnerId = supplierId === companyId ? buyerId : supplierId;
    return partnerId === null ? [] : [{ id, partnerId }];
  });
};
