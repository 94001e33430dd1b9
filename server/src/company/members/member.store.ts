import type { Page } from '@ieum/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import type { MemberRole } from '../../kit/http/context.ts';
import type { MemberState } from '../company.store.ts';

/** Replaces a former membership: a person is in one company, and has left any other one before. */
export const putMember = async (db: Db, member: Insertable<Tables['company_member']>) => {
  const { user_id: _, ...rest } = member;
  await db
    .insertInto('company_member')
    .values(member)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
};

/** Locks the membership, for a write that depends on it. */
export const lockMembership = (db: Db, userId: string) =>
  db
    .selectFrom('company_member')
    .select(['company_id as companyId', 'role', 'state'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Returns whether the person has this role in this company, and keeps it so until the transaction ends. */
export const holdMembership = async (db: Db, userId: string, companyId: string, role: MemberRole) =>
  (await db
    .selectFrom('company_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .select('member.user_id')
    .where('member.user_id', '=', userId)
    .where('member.company_id', '=', companyId)
    .where('member.role', '=', role)
    .where('member.state', '=', 'active')
    .where('company.disabled_at', 'is', null)
    .forShare('member')
    .executeTakeFirst()) !== undefined;

export const findOwnerIds = async (db: Db, companyId: string) => {
  const owners = await db
    .selectFrom('company_member')
    .select('user_id as userId')
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .execute();
  return owners.map(({ userId }) => userId);
};

/** Finds the active members who may edit the records of one of these companies, unless the company is disabled. */
export const findWritersAmong = (db: Db, companyIds: string[]) =>
  companyIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('company_member as member')
        .innerJoin('company', 'company.id', 'member.company_id')
        .select(['member.user_id as userId', 'member.company_id as companyId'])
        .where('member.company_id', 'in', companyIds)
        .where('member.state', '=', 'active')
        .where('member.role', 'in', ['owner', 'editor'])
        .where('company.disabled_at', 'is', null)
        .orderBy('member.user_id')
        .execute();

export const findWriters = async (db: Db, companyId: string) =>
  (await findWritersAmong(db, [companyId])).map(({ userId }) => userId);

/** Returns an active or disabled member of this company. */
export const findMember = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('company_person as user', 'user.id', 'member.user_id')
    .select(['user.id', 'user.name', 'user.email', 'user.language', 'member.role', 'member.state'])
    .where('member.company_id', '=', companyId)
    .where('member.user_id', '=', userId)
    .where('member.state', 'in', ['active', 'disabled'])
    .executeTakeFirst();

type Change = { role?: MemberRole; state?: MemberState; since?: string };

export const updateMember = async (db: Db, userId: string, change: Change) => {
  await db.updateTable('company_member').set(change).where('user_id', '=', userId).execute();
};

/** Returns nothing when the person has no open request to join this company. */
export const decideRequest = (db: Db, companyId: string, userId: string, change: Change) =>
  db
    .updateTable('company_member')
    .set(change)
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('state', '=', 'requested')
    .returning('user_id as userId')
    .executeTakeFirst();

/** Returns whether a person with this address is a member of the company, is disabled, or has asked to join. */
export const isMemberByEmail = async (db: Db, companyId: string, email: string) =>
  (await db
    .selectFrom('company_member as member')
    .innerJoin('company_person as user', 'user.id', 'member.user_id')
    .select('user.id')
    .where('user.email', '=', email)
    .where('member.company_id', '=', companyId)
    .where('member.state', '!=', 'left')
    .executeTakeFirst()) !== undefined;

type MemberSearch = Page & {
  search: string;
  role?: MemberRole | undefined;
  state?: 'active' | 'disabled' | undefined;
  sort: 'name' | 'since' | 'lastSeen';
  order: 'asc' | 'desc';
};

const SORTED_BY = { name: 'user.name', since: 'member.since', lastSeen: 'user.last_seen_at' } as const;

const membersOf = (db: Db, companyId: string, { search, role, state }: Omit<MemberSearch, keyof Page>) => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const states = state ? [state] : (['active', 'disabled'] as const);
  return db
    .selectFrom('company_member as member')
    .innerJoin('company_person as user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', companyId)
    .where('member.state', 'in', states)
    .$if(role !== undefined, (query) => query.where('member.role', '=', role ?? 'viewer'))
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('user.name', 'ilike', pattern), eb('user.email', 'ilike', pattern)])),
    );
};

export const findMembers = async (db: Db, companyId: string, query: MemberSearch) => {
  const { page, size, sort, order } = query;
  const matching = membersOf(db, companyId, query);
  const rows = await matching
    .select(['user.id', 'user.name', 'user.email', 'member.role', 'member.since', 'user.last_seen_at as lastSeenAt'])
    .select(sql<'active' | 'disabled'>`member.state`.as('state'))
    .orderBy(SORTED_BY[sort], (by) => (order === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast()))
    .orderBy('user.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: await countOf(matching) };
};

const requestsTo = (db: Db, companyId: string) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('company_person as user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', companyId)
    .where('member.state', '=', 'requested');

/** Returns the longest wait first. */
export const findRequests = async (db: Db, companyId: string, { page, size }: Page) => {
  const rows = await requestsTo(db, companyId)
    .select(['user.id', 'user.name', 'user.email', 'member.since'])
    .orderBy('member.since')
    .orderBy('member.user_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: await countOf(requestsTo(db, companyId)) };
};

const countOf = async (matching: ReturnType<typeof membersOf>) =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/** Returns what a member's rights depend on, in one statement. */
export const findMemberStatus = async (db: Db, companyId: string, userId: string) => {
  const [found] = await db
    .selectFrom('company_person as user')
    .select((eb) => [
      eb('user.email_confirmed_at', 'is not', null).as('isEmailConfirmed'),
      othersOf(db, companyId, userId).as('others'),
      othersOf(db, companyId, userId).where('member.role', '=', 'owner').as('otherOwners'),
    ])
    .where('user.id', '=', userId)
    .execute();
  return {
    isEmailConfirmed: Boolean(found?.isEmailConfirmed),
    others: found?.others ?? 0,
    otherOwners: found?.otherOwners ?? 0,
  };
};

const othersOf = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('company_member as member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member.company_id', '=', companyId)
    .where('member.state', '=', 'active')
    .where('member.user_id', '!=', userId);

export const findPersonName = async (db: Db, userId: string) =>
  (await db.selectFrom('company_person').select('name').where('id', '=', userId).executeTakeFirst())?.name ?? '';

/** Returns the language of the account with this address, or nothing when there is none. */
export const findLanguage = async (db: Db, email: string) =>
  (await db.selectFrom('company_person').select('language').where('email', '=', email).executeTakeFirst())?.language;
