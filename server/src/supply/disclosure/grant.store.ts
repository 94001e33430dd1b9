import type { DisclosureField, DisclosureState, Page } from '@ieum/contract';
import { type Generated, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import { NAMES, namesIn } from '../../kit/db/script-names.ts';

type KeptState = Exclude<DisclosureState, 'ended'>;

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_grant: {
      id: Generated<string>;
      grantor_id: string;
      grantee_id: string;
      fields: DisclosureField[];
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
/** Reads the array as JSON, because the drivers disagree on arrays. */
const fields = sql<DisclosureField[]>`to_json("grant".fields)`.as('fields');

const grants = (db: Db) => db.selectFrom('supply_grant as grant').select(columns).select(fields);

export type GrantRow = Awaited<ReturnType<typeof findGrantsTo>>[number];

/** Returns what a company has asked for or been granted, without withdrawn and revoked ones. */
export const findGrantsTo = (db: Db, granteeId: string) =>
  grants(db)
    .where('grant.grantee_id', '=', granteeId)
    .where('grant.state', 'in', ['asked', 'granted', 'declined'])
    .orderBy('grant.created_at')
    .orderBy('grant.id')
    .execute();

/** Returns what one company has been asked by another or has granted it, without withdrawn and revoked ones. */
export const findGrantsBetween = (db: Db, grantorId: string, granteeId: string) =>
  grants(db)
    .where('grant.grantor_id', '=', grantorId)
    .where('grant.grantee_id', '=', granteeId)
    .where('grant.state', 'in', ['asked', 'granted', 'declined'])
    .orderBy('grant.created_at', 'desc')
    .orderBy('grant.id')
    .execute();

/** Locks those of them that were asked for, the latest first. */
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

/** Returns name, country and number, which tell companies of the same name apart. */
export const findGrantees = (db: Db, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('company_name')
        .select(['id', 'country', 'number', ...NAMES])
        .where('id', 'in', ids)
        .execute();

/** Returns the companies that ask to see more of a company, for a period that is not over. */
export const findAskers = (db: Db, grantorId: string, today: string, limit: number) =>
  db
    .selectFrom('supply_grant as grant')
    .innerJoin('company_name as company', 'company.id', 'grant.grantee_id')
    .select(['grant.id', 'grant.purpose', namesIn('company').as('names')])
    .select(sql<string>`coalesce("grant".asked_at, "grant".created_at)`.as('since'))
    .where('grant.grantor_id', '=', grantorId)
    .where(sql<SqlBool>`"grant".state = 'asked'`)
    .where('grant.until', '>=', today)
    .orderBy('grant.asked_at')
    .orderBy('grant.id')
    .limit(limit)
    .execute();

/** Locks a grant; only its two companies know of it. */
export const lockGrant = (db: Db, companyId: string, id: string) =>
  grants(db)
    .where('grant.id', '=', id)
    .where((eb) => eb.or([eb('grant.grantor_id', '=', companyId), eb('grant.grantee_id', '=', companyId)]))
    .forUpdate()
    .executeTakeFirst();

type NewGrant = {
  grantorId: string;
  granteeId: string;
  fields: DisclosureField[];
  purpose: string;
  until: string;
  isAsked: boolean;
  by: string;
  at: Date;
};

/** Returns nothing if a waiting or valid grant exists already. */
export const insertGrant = (db: Db, { isAsked, at, by, ...details }: NewGrant) =>
  db
    .insertInto('supply_grant')
    .values({
      grantor_id: details.grantorId,
      grantee_id: details.granteeId,
      fields: details.fields,
      purpose: details.purpose,
      until: details.until,
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

type GrantQuery = Page & { state: DisclosureState | '' };

/** Returns what others have asked a company for or it has granted them, the newest first. */
export const findGrantPage = async (db: Db, companyId: string, today: string, query: GrantQuery) => {
  const isOver = sql<SqlBool>`("grant".state = 'granted' and "grant".until < ${today})`;
  let found = db.selectFrom('supply_grant as grant').where('grant.grantor_id', '=', companyId);
  if (query.state === 'ended') found = found.where(isOver);
  else if (query.state !== '') found = found.where('grant.state', '=', query.state).where(sql<SqlBool>`not ${isOver}`);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(columns)
    .select(fields)
    .orderBy('grant.created_at', 'desc')
    .orderBy('grant.id', 'desc')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  return { rows, total };
};
