import type { Generated } from 'kysely';
import type { Db } from '../kit/db.ts';

declare module '../kit/db.ts' {
  interface Tables {
    company: { id: Generated<string>; business_number: string | null; created_at: Generated<string> };
  }
}

export const insertCompany = (db: Db, businessNumber: string | null) =>
  db.insertInto('company').values({ business_number: businessNumber }).returning('id').executeTakeFirstOrThrow();
