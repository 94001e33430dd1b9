import { type Generated, sql } from 'kysely';
import type { Db } from './db.ts';

declare module './db.ts' {
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

/** In one statement with its place in the line of those that wait for their seal: one turn to the database, not two. */
export const insertAuditLine = async (db: Db, line: AuditLine) => {
  await sql`
    with line as (
      insert into kit_audit (at, operation, actor_id, company_id, record_id, request_id, address, note)
      values (${line.at.toISOString()}, ${line.operation}, ${line.actorId}, ${line.companyId}, ${line.recordId},
        ${line.requestId}, ${line.address}, ${line.note})
      returning id
    )
    insert into kit_audit_waiting (audit_id) select id from line`.execute(db);
};
