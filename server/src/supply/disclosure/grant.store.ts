import type { Page, SightField, SightState } from '@ieum/contract';
import { type Generated, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

type KeptState = Exclude<SightState, 'ended'>;

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_grant: {
      id: Generated<string>;
      grantor_id: string;
      grantee_id: string;
      fields: SightField[];
      purpose: string;
      until: string;
      state: KeptState;
      version: Generated<number>;
      asked_at: string | null;
      asked_by: string | null;
      decided_at: string | null;
      decided_by: string | null;
      created_at: string;
    };
  }
}

const columns = [
  'grant.id',
  'grant.grantor_id as grantorId',
  'grant.grantee_id as granteeId',
  'grant.purpose',
  'grant.until',
  'grant.state',
  'grant.version',
  'grant.asked_at as askedAt',
  'grant.decided_at as decidedAt',
] as const;
/** The drivers do not agree on arrays. */
const fields = sql<SightField[]>`to_json("grant".fields)`.as('fields');

const grants = (db: Db) => db.selectFrom('supply_grant as grant').select(columns).select(fields);

export type GrantRow = Awaited<ReturnType<typeof findGrantsTo>>[number];

/** Everything that a company has asked for or been given, which has not come to nothing. */
export const findGrantsTo = (db: Db, granteeId: string) =>
  grants(db)
    .where('grant.grantee_id', '=', granteeId)
    .where('grant.state', 'in', ['asked', 'granted', 'declined'])
    .orderBy('grant.created_at')
    .orderBy('grant.id')
    .execute();

/** What one company has been asked by another, or has given it, which has not come to nothing. */
export const findGrantsBetween = (db: Db, grantorId: string, granteeId: string) =>
  grants(db)
    .where('grant.grantor_id', '=', grantorId)
    .where('grant.grantee_id', '=', granteeId)
    .where('grant.state', 'in', ['asked', 'granted', 'declined'])
    .orderBy('grant.created_at', 'desc')
    .orderBy('grant.id')
    .execute();

/** The same of what was asked for, the last first. */
export const lockRequests = (db: Db, grantorId: string, granteeId: string) =>
  grants(db)
    .where('grant.grantor_id', '=', grantorId)
    .where('grant.grantee_id', '=', granteeId)
    .where('grant.asked_at', 'is not', null)
    .where('grant.state', 'in', ['asked', 'granted', 'declined'])
    .orderBy('grant.created_at', 'desc')
    .orderBy('grant.id')
    .forUpdate()
    .execute();

/** Who they are, so that nobody is taken for another of the same name. */
export const findGrantees = (db: Db, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('company')
        .select(['id', 'name', 'country'])
        .select(sql<string>`coalesce(business_number, registration_number, '')`.as('number'))
        .where('id', 'in', ids)
        .execute();

/** Who asks to see more of a company, for a time that is not over. */
export const findAskers = (db: Db, grantorId: string, today: string, limit: number) =>
  db
    .selectFrom('supply_grant as grant')
    .innerJoin('company', 'company.id', 'grant.grantee_id')
    .select(['grant.id', 'grant.purpose', 'company.name'])
    .select(sql<string>`coalesce("grant".asked_at, "grant".created_at)`.as('since'))
    .where('grant.grantor_id', '=', grantorId)
    .where(sql<SqlBool>`"grant".state = 'asked'`)
    .where('grant.until', '>=', today)
    .orderBy('grant.asked_at')
    .orderBy('grant.id')
    .limit(limit)
    .execute();

/** Only the two know of it. */
export const lockGrant = (db: Db, companyId: string, id: string) =>
  grants(db)
    .where('grant.id', '=', id)
    .where((eb) => eb.or([eb('grant.grantor_id', '=', companyId), eb('grant.grantee_id', '=', companyId)]))
    .forUpdate()
    .executeTakeFirst();

type NewGrant = {
  grantorId: string;
  granteeId: string;
  fields: SightField[];
  purpose: string;
  until: string;
  isAsked: boolean;
  by: string;
  at: Date;
};

/** Nothing when there is one already that waits or holds. */
export const insertGrant = (db: Db, { isAsked, at, by, ...told }: NewGrant) =>
  db
    .insertInto('supply_grant')
    .values({
      grantor_id: told.grantorId,
      grantee_id: told.granteeId,
      fields: told.fields,
      purpose: told.purpose,
      until: told.until,
      state: isAsked ? 'asked' : 'granted',
      asked_at: isAsked ? at.toISOString() : null,
      asked_by: isAsked ? by : null,
      decided_at: isAsked ? null : at.toISOString(),
      decided_by: isAsked ? null : by,
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateGrant = async (db: Db, id: string, change: Updateable<Tables['supply_grant']>) => {
  await db
    .updateTable('supply_grant')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

type Asked = Page & { state: SightState | '' };

/** What others have asked a company for, or it has given them, the newest first. */
export const findGrantPage = async (db: Db, companyId: string, today: string, asked: Asked) => {
  const isOver = sql<SqlBool>`("grant".state = 'granted' and "grant".until < ${today})`;
  let found = db.selectFrom('supply_grant as grant').where('grant.grantor_id', '=', companyId);
  if (asked.state === 'ended') found = found.where(isOver);
  else if (asked.state !== '') found = found.where('grant.state', '=', asked.state).where(sql<SqlBool>`not ${isOver}`);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(columns)
    .select(fields)
    .orderBy('grant.created_at', 'desc')
    .orderBy('grant.id', 'desc')
    .limit(asked.size)
    .offset((asked.page - 1) * asked.size)
    .execute();
  return { rows, total };
};
