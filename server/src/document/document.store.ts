import { CSV_TYPE, XLSX_TYPE } from '@ieum/contract';
import type { Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../kit/db/database.ts';

declare module '../kit/db/database.ts' {
  interface Tables {
    document: {
      id: Generated<string>;
      storage_key: string;
      name: string;
      media_type: string;
      size: number;
      sha256: string;
      uploaded_by: string | null;
      company_id: string | null;
      created_at: string;
    };
  }
}

export const insertDocument = (db: Db, document: Insertable<Tables['document']>) =>
  db.insertInto('document').values(document).returning('id').executeTakeFirstOrThrow();

export const deleteDocument = (db: Db, id: string) =>
  db.deleteFrom('document').where('id', '=', id).returning('storage_key as storageKey').executeTakeFirst();

const columns = ['id', 'storage_key as storageKey', 'name', 'media_type as mediaType', 'size'] as const;
const ownerColumns = ['uploaded_by as uploadedBy', 'company_id as companyId'] as const;

/** Finds a document with its uploader and company. Sheets are downloaded through the import that they belong to. */
export const findOwnedDocument = (db: Db, id: string) =>
  db
    .selectFrom('document')
    .select(columns)
    .select(ownerColumns)
    .where('id', '=', id)
    .where('media_type', 'not in', [CSV_TYPE, XLSX_TYPE])
    .executeTakeFirst();

export const findDocument = (db: Db, id: string) =>
  db.selectFrom('document').select(columns).where('id', '=', id).executeTakeFirst();

/** Returns those of the keys that a row refers to. */
export const findKnownKeys = async (db: Db, keys: string[]) => {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('document').select('storage_key').where('storage_key', 'in', keys).execute();
  return rows.map((row) => row.storage_key);
};
