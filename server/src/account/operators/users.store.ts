import type { operatorUsersContract, Parsed } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { prefixRange } from '../../kit/db/prefix.ts';
import { namesIfAny } from '../../kit/db/script-names.ts';

/** Selects people who must wait after failed sign-ins: at least `free` failures, and a delay that runs at `now`. */
type Held = { free: number; now: Date };
type UserSearch = Parsed<typeof operatorUsersContract.listUsers>;

export const findUsers = async (db: Db, search: UserSearch, held: Held) => {
  const { page, size, sort } = search;
  const found = matching(db, search, held);
  const total = found.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = await found
    .leftJoin('company_member as member', 'member.user_id', 'user.id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .select([...columns, isHeld(held).as('isLocked'), total.as('total')])
    .orderBy(sort === 'newest' || sort === 'oldest' ? 'user.created_at' : 'user.name', DIRECTIONS[sort])
    .orderBy('user.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page there is no row that carries the total.
  return { rows, total: (await total.executeTakeFirstOrThrow()).total };
};

const DIRECTIONS = { newest: 'desc', oldest: 'asc', name: 'asc', nameDown: 'desc' } as const;

export const findUserRow = (db: Db, id: string, held: Held) =>
  db
    .selectFrom('account_user as user')
    .leftJoin('company_member as member', 'member.user_id', 'user.id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .select([...columns, isHeld(held).as('isLocked')])
    .where('user.id', '=', id)
    .executeTakeFirst();

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserRow>>>;

const columns = [
  'user.id',
  'user.name',
  'user.email',
  'user.phone',
  'user.role',
  'user.state',
  'user.language',
  'user.created_at as createdAt',
  'user.email_confirmed_at as emailConfirmedAt',
  'member.company_id as companyId',
  'member.role as memberRole',
  'member.state as membership',
  'company.business_number as businessNumber',
  namesIfAny('company').as('companyNames'),
] as const;

const isHeld = ({ free, now }: Held) => sql<boolean>`exists (
  select from account_sign_in_failure as failure
  where failure.user_id = "user".id and failure.failures >= ${free} and failure.blocked_until > ${now.toISOString()}::timestamptz
)`;

/** Reads only the table that the count needs too; conditions on other tables select ids of people. */
const matching = (db: Db, { q, role, state, companyId, isConfirmed, isLocked }: UserSearch, held: Held) =>
  db
    .selectFrom('account_user as user')
    .$if(q !== '', (query) => query.where('user.id', 'in', idsFoundBy(q)))
    .$if(role !== undefined, (query) => query.where('user.role', '=', role ?? 'admin'))
    .$if(state !== undefined, (query) => query.where('user.state', '=', state ?? 'active'))
    .$if(companyId !== undefined, (query) =>
      query.where('user.id', 'in', (eb) =>
        eb
          .selectFrom('company_member')
          .select('user_id')
          .where('company_id', '=', companyId ?? ''),
      ),
    )
    .$if(isConfirmed === 'yes', (query) => query.where('user.email_confirmed_at', 'is not', null))
    .$if(isConfirmed === 'no', (query) => query.where('user.email_confirmed_at', 'is', null))
    .$if(isLocked === 'yes', (query) => query.where('user.id', 'in', idsHeld(held)))
    .$if(isLocked === 'no', (query) => query.where('user.id', 'not in', idsHeld(held)));

/** Starts from the few rows of failures, not from all people. */
const idsHeld = ({ free, now }: Held) => sql<string>`(
  select user_id from account_sign_in_failure
  where user_id is not null and failures >= ${free} and blocked_until > ${now.toISOString()}::timestamptz
)`;

/** Each branch of the union reads one range of an index. */
const idsFoundBy = (q: string) => {
  const digits = digitsOf(q);
  const byDigits = digits
    ? sql`
      union select id from account_user where ${startsWith(sql`phone`, digits)}
      union select id from account_user where ${startsWith(sql`reverse(phone)`, reversed(digits))}
      union select member.user_id from company join company_member as member on member.company_id = company.id
        where ${startsWith(sql`company.business_number`, digits)}`
    : sql``;
  return sql<string>`(
    select id from account_user where ${startsWith(sql`lower(name)`, q)}
    union select id from account_user where ${startsWith(sql`email`, q)}
    union select member.user_id from company join company_member as member on member.company_id = company.id
      where ${startsWith(sql`lower(company.name)`, q)} ${byDigits}
  )`;
};

const startsWith = (column: RawBuilder<unknown>, start: string) => {
  const { from, before } = prefixRange(start);
  return sql<boolean>`(${column} ~>=~ lower(${from}::text) and ${column} ~<~ lower(${before}::text))`;
};

/** Drops dashes, blanks and the Korean country code. Returns nothing when the text is not a number. */
const digitsOf = (q: string) => {
  const digits = q.replace(/[\s().-]/g, '').replace(/^(\+|00)82\+?0?/, '0');
  return /^\d{3,}$/.test(digits) ? digits : undefined;
};

const reversed = (digits: string) => [...digits].reverse().join('');

const ACTS_SHOWN = 20;

/** Returns the latest actions on and by this person, newest first. Each half reads one range of an index. */
export const findActsAround = async (db: Db, id: string) => {
  const last = sql`order by at desc, id desc limit ${ACTS_SHOWN}`;
  const { rows } = await sql<Act>`
    select line.id, line.at, line.operation, line.address, actor.name as "actorName"
    from (
      (select id, at, operation, address, actor_id from kit_audit where record_id = ${id} ${last})
      union
      (select id, at, operation, address, actor_id from kit_audit where actor_id = ${id}::uuid ${last})
    ) as line left join account_user as actor on actor.id = line.actor_id
    order by line.at desc, line.id desc limit ${ACTS_SHOWN}`.execute(db);
  return rows;
};

type Act = { id: string; at: string; operation: string; address: string; actorName: string | null };
