import { type Generated, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared-statement.ts';

declare module '../db/database.ts' {
  interface Tables {
    kit_audit: {
      id: Generated<string>;
      at: string;
      operation: string;
      actor_id: string | null;
      company_id: string | null;
      record_id: string | null;
      request_id: string;
      address: string;
      note: Generated<string>;
    };
  }
}

export type AuditLine = {
  at: Date;
  operation: string;
  actorId: string | null;
  companyId: string | null;
  recordId: string | null;
  requestId: string;
  address: string;
  note: string;
};

/** Writes the line and its place among those that wait for a seal in one statement, which saves a round trip. */
const insertLine = prepared<Omit<AuditLine, 'at'> & { at: string }>()((db, place) => ({
  compile: () =>
    sql`
    with line as (
      insert into kit_audit (at, operation, actor_id, company_id, record_id, request_id, address, note)
      values (${place('at')}, ${place('operation')}, ${place('actorId')}, ${place('companyId')}, ${place('recordId')},
        ${place('requestId')}, ${place('address')}, ${place('note')})
      returning id
    )
    insert into kit_audit_waiting (audit_id) select id from line`.compile(db),
}));

export const insertAuditLine = async (db: Db, { at, ...line }: AuditLine) => {
  await insertLine(db, { ...line, at: at.toISOString() });
};
