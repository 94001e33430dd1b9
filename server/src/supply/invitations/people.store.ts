import type { Db } from '../../kit/db/database.ts';

/** Returns whether the address belongs to a member of the company itself. */
export const isColleague = async (db: Db, companyId: string, email: string) =>
  (await db
    .selectFrom('company_member as member')
    .innerJoin('account_person as person', 'person.id', 'member.user_id')
    .select('person.id')
    .where('person.email', '=', email)
    .where('member.company_id', '=', companyId)
    .where('member.state', '!=', 'left')
    .executeTakeFirst()) !== undefined;

export const hasAccount = async (db: Db, email: string) =>
  (await db.selectFrom('account_person').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

export const findPersonName = async (db: Db, id: string) =>
  (await db.selectFrom('account_person').select('name').where('id', '=', id).executeTakeFirst())?.name ?? '';

/** Returns a person's address and the company for which they speak, or nothing if they speak for none. */
export const findSpeaker = (db: Db, userId: string) =>
  db
    .selectFrom('account_person as person')
    .innerJoin('company_member as member', 'member.user_id', 'person.id')
    .innerJoin('company', 'company.id', 'member.company_id')
    .select(['person.email', 'company.id as companyId', 'company.state', 'company.country'])
    .select('company.business_number as businessNumber')
    .where('person.id', '=', userId)
    .where('member.state', '=', 'active')
    .executeTakeFirst();
