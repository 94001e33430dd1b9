import type { Db } from '../kit/db.ts';

/** Nobody's name once they have left. */
export const findPeopleNames = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const people = await db.selectFrom('account_user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, name ?? '']));
};

/** Those who write for a company, to be told. */
export const findFlowWriters = async (db: Db, companyId: string) => {
  const people = await db
    .selectFrom('company_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .select('member.user_id as userId')
    .where('member.company_id', '=', companyId)
    .where('member.state', '=', 'active')
    .where('member.role', 'in', ['owner', 'editor'])
    .where('company.disabled_at', 'is', null)
    .orderBy('member.user_id')
    .execute();
  return people.map(({ userId }) => userId);
};

/** The other side of each of these rows of a company, where there is one. */
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
