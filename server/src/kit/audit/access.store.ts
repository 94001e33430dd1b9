import type { AccessKind } from '@ieum/contract';
import { type Generated, sql } from 'kysely';
import type { Db } from '../db/database.ts';

declare module '../db/database.ts' {
  interface Tables {
    kit_access: {
      id: Generated<string>;
      at: string;
      kind: AccessKind;
      actor_id: string;
      person_id: string | null;
      company_id: string | null;
      record_id: string | null;
      operation: string;
      request_id: string;
      address: string;
    };
  }
}

/** A record that was opened, and the person whom it concerns. */
export type AccessedRecord = {
  kind: AccessKind;
  personId: string | null;
  companyId?: string | null;
  recordId?: string | null;
};

export type AccessLine = { at: Date; actorId: string; operation: string; requestId: string; address: string };

export const insertAccesses = async (
  db: Db,
  { at, actorId, operation, requestId, address }: AccessLine,
  all: AccessedRecord[],
) => {
  const shared = { at: at.toISOString(), actor_id: actorId, operation, request_id: requestId, address };
  const rows = all.map(({ kind, personId, companyId = null, recordId = null }) => ({
    ...shared,
    kind,
    person_id: personId,
    company_id: companyId,
    record_id: recordId,
  }));
  await db.insertInto('kit_access').values(rows).execute();
};

/** Deletes at most `limit` rows, so that nobody waits long. Returns how many were deleted. */
export const deleteAccessesBefore = async (db: Db, end: Date, limit: number) => {
  const old = db.selectFrom('kit_access').select('id').where('at', '<', end.toISOString()).orderBy('at').limit(limit);
  // An array makes the planner look the ids up one by one. With a join, a planner that expects a small table compares
  // each row with each.
  const { numDeletedRows } = await db
    .deleteFrom('kit_access')
    .where(sql<boolean>`id = any(array(${old}))`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
