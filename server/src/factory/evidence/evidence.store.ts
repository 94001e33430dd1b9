import type { Page } from '@ieum/contract';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

/** Lists the evidence of a factory. The caller has checked that the actor may see the factory. */
export const findEvidence = async (db: Db, factoryId: string, { page, size }: Page) => {
  const rows = await db
    .selectFrom('factory_evidence as evidence')
    .innerJoin('document', 'document.id', 'evidence.document_id')
    .leftJoin('account_person as person', 'person.id', 'document.uploaded_by')
    .select([
      'evidence.id',
      'evidence.kind',
      'evidence.caption',
      'evidence.thumbnail',
      'evidence.document_id as documentId',
      'evidence.created_at as at',
      'document.name',
      'document.media_type as mediaType',
      'document.size',
      'person.name as by',
    ])
    .where('evidence.factory_id', '=', factoryId)
    .orderBy('evidence.created_at')
    .orderBy('evidence.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: await countEvidence(db, factoryId) };
};

export const countEvidence = async (db: Db, factoryId: string) => {
  const { total } = await db
    .selectFrom('factory_evidence')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('factory_id', '=', factoryId)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertEvidence = (db: Db, row: Insertable<Tables['factory_evidence']>) =>
  db.insertInto('factory_evidence').values(row).returning('id').executeTakeFirstOrThrow();

/** Returns the factory of a piece of evidence, if it belongs to this company. */
export const findEvidenceFactory = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('factory_evidence as evidence')
    .innerJoin('factory', 'factory.id', 'evidence.factory_id')
    .select(['factory.id'])
    .where('evidence.id', '=', id)
    .where('factory.company_id', '=', companyId)
    .executeTakeFirst();

/** Returns nothing if another request has deleted it first. */
export const deleteEvidence = (db: Db, id: string) =>
  db.deleteFrom('factory_evidence').where('id', '=', id).returning('document_id as documentId').executeTakeFirst();

export const findEvidenceDocuments = async (db: Db, factoryId: string) => {
  const rows = await db
    .selectFrom('factory_evidence')
    .select('document_id as documentId')
    .where('factory_id', '=', factoryId)
    .execute();
  return rows.map(({ documentId }) => documentId);
};
