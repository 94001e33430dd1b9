import { type Generated, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SealedLine } from './chain.ts';

declare module '../db/database.ts' {
  interface Tables {
    kit_audit_waiting: { no: Generated<string>; audit_id: string };
    kit_audit_seal: { seq: number; audit_id: string; hash: string; sealed_at: string };
  }
}

export type Seal = { seq: number; hash: string };
export type NewSeal = Seal & { auditId: string };

/** Any number that all processes share and that no other lock uses. */
const LOCK = 4_971_305_119;

/** Columns of a line; the moment is written in full, however the server is configured. */
export const lineColumns = sql`
  a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.operation, a.actor_id as "actorId",
  a.company_id as "companyId", a.record_id as "recordId", a.request_id as "requestId", a.address, a.note`;

/** Lets one process seal at a time; the others wait until its transaction has ended. */
export const lockSealing = async (db: Db) => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
};

export const findLastSeal = (db: Db): Promise<Seal | undefined> =>
  db.selectFrom('kit_audit_seal').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();

export const findSeal = (db: Db, seq: number): Promise<Seal | undefined> =>
  db.selectFrom('kit_audit_seal').select(['seq', 'hash']).where('seq', '=', seq).executeTakeFirst();

export const isAnyWaiting = async (db: Db) =>
  (await db.selectFrom('kit_audit_waiting').select('no').limit(1).executeTakeFirst()) !== undefined;

/** Returns the oldest waiting lines. An entry whose line is gone stays in the table, and the verifier names it. */
export const findWaiting = async (db: Db, limit: number) => {
  const { rows } = await sql<SealedLine & { no: number }>`
    select w.no, ${lineColumns} from kit_audit_waiting w join kit_audit a on a.id = w.audit_id
    order by w.no limit ${limit}`.execute(db);
  return rows;
};

/** Uses one statement text for any number of seals, so that a statement that runs every few seconds is planned once. */
export const insertSeals = async (db: Db, seals: NewSeal[], at: Date) => {
  await sql`
    insert into kit_audit_seal (seq, audit_id, hash, sealed_at)
    select seq, "auditId", hash, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seal (seq bigint, "auditId" uuid, hash text)`.execute(
    db,
  );
};

export const deleteWaiting = async (db: Db, numbers: number[]) => {
  await sql`
    delete from kit_audit_waiting
    where no in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`.execute(db);
};
