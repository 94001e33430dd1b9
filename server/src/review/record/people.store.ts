import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { NAMES } from '../../kit/db/script-names.ts';

type About = { id: string; respondentId: string };

/** Returns whether a person has ever written in the declaration, or is a member of the company that answers. */
export const isOfRespondent = async (db: Db, { id, respondentId }: About, userId: string) => {
  const { rows } = await sql<{ isOwn: boolean }>`
    select exists (select from review_author where declaration_id = ${id} and user_id = ${userId})
      or exists (
        select from company_member where user_id = ${userId} and company_id = ${respondentId} and state = 'active'
      ) as "isOwn"`.execute(db);
  return rows[0]?.isOwn === true;
};

/** Returns the mail domains of a company's members, and the domain of one person. */
export const findDomains = async (db: Db, companyId: string, userId: string) => {
  const { rows } = await sql<{ own: string; theirs: string[] | null }>`
    select lower(split_part(person.email, '@', 2)) as own, (
      select jsonb_agg(distinct lower(split_part(member_person.email, '@', 2)))
      from company_member member join account_person member_person on member_person.id = member.user_id
      where member.company_id = ${companyId} and member.state = 'active'
    ) as theirs
    from account_person person where person.id = ${userId}`.execute(db);
  return { own: rows[0]?.own ?? '', theirs: rows[0]?.theirs ?? [] };
};

/** Finds an active member of a company who may edit. */
export const findColleague = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('account_person as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.name', 'member.role'])
    .where('member.company_id', '=', companyId)
    .where('member.user_id', '=', userId)
    .where('member.state', '=', 'active')
    .where('member.role', 'in', ['owner', 'editor'])
    .executeTakeFirst();

/** Finds a company with the data that the other side sees. */
export const findPartner = (db: Db, companyId: string) =>
  db
    .selectFrom('company_name')
    .select(['id', 'country', ...NAMES])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();

export const findPersonName = async (db: Db, userId: string) =>
  (await db.selectFrom('account_person').select('name').where('id', '=', userId).executeTakeFirst())?.name ?? '';
