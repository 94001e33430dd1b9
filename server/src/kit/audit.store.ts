import type { Generated } from 'kysely';
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
};

export const insertAuditLine = async (db: Db, line: AuditLine) => {
  await db
    .insertInto('kit_audit')
    .values({
      at: line.at.toISOString(),
      operation: line.operation,
      actor_id: line.actorId,
      company_id: line.companyId,
      record_id: line.recordId,
      request_id: line.requestId,
      address: line.address,
    })
    .execute();
};
