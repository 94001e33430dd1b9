import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_certificate_upload: { document_id: string; company_id: string; uploaded_at: string };
  }
}

export const insertUpload = async (db: Db, documentId: string, companyId: string, at: Date) => {
  await db
    .insertInto('factory_certificate_upload')
    .values({ document_id: documentId, company_id: companyId, uploaded_at: at.toISOString() })
    .execute();
};

/** Claims an upload. Returns false if it belongs to another company or was claimed already. */
export const claimUpload = async (db: Db, documentId: string, companyId: string) =>
  (await db
    .deleteFrom('factory_certificate_upload')
    .where('document_id', '=', documentId)
    .where('company_id', '=', companyId)
    .returning('document_id')
    .executeTakeFirst()) !== undefined;

/** Claims up to `limit` uploads, the oldest first. */
export const claimUploadsBefore = async (db: Db, moment: Date, limit: number) => {
  const old = db
    .selectFrom('factory_certificate_upload')
    .select('document_id')
    .where('uploaded_at', '<', moment.toISOString())
    .orderBy('uploaded_at')
    .orderBy('document_id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const gone = await db
    .deleteFrom('factory_certificate_upload')
    .where('document_id', 'in', old)
    .returning('document_id as documentId')
    .execute();
  return gone.map(({ documentId }) => documentId);
};
