import type { AssessorLevel, AttestationType, CertificateDetails } from '@ieum/contract';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { Viewer } from '../record/record.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_certificate: {
      id: Generated<string>;
      company_id: string;
      standard_id: string | null;
      standard_name: string;
      edition: string;
      number: string;
      issuer: string;
      accreditation_body: string;
      scope: string;
      assessor_level: AssessorLevel | '';
      attestation_type: AttestationType | '';
      valid_from: string | null;
      valid_to: string;
      document_id: string | null;
      replaces_id: string | null;
      line_id: string;
      is_replaced: Generated<boolean>;
      revoked_at: string | null;
      revoked_reason: Generated<string>;
      next_reminder_on: string | null;
      next_turn_on: string | null;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
      updated_by: string | null;
    };
  }
}

/** Starts every read of a single certificate: an admin sees all, a supplier only those of its company. */
const visibleTo = (db: Db, actor: Viewer) => {
  const certificates = db.selectFrom('factory_certificate as certificate');
  return actor.role === 'admin' ? certificates : certificates.where('certificate.company_id', '=', actor.companyId);
};

export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

export const findCertificate = (db: Db, actor: Viewer, id: string) =>
  visibleTo(db, actor)
    .leftJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
    .leftJoin('document', 'document.id', 'certificate.document_id')
    .leftJoin('account_person as person', 'person.id', 'certificate.updated_by')
    .select([
      'certificate.id',
      'certificate.company_id as companyId',
      'certificate.line_id as lineId',
      'certificate.standard_id as standardId',
      'certificate.standard_name as standardName',
      'standard.code',
      'standard.name_kr as kr',
      'standard.name_en as en',
      'standard.name_cn as cn',
      'standard.name_jp as jp',
      'certificate.edition',
      'certificate.number',
      'certificate.issuer',
      'certificate.accreditation_body as accreditationBody',
      'certificate.scope',
      'certificate.assessor_level as assessorLevel',
      'certificate.attestation_type as attestationType',
      'certificate.valid_from as validFrom',
      'certificate.valid_to as validTo',
      'certificate.is_replaced as isReplaced',
      'certificate.revoked_at as revokedAt',
      'certificate.revoked_reason as revokedReason',
      'certificate.version',
      'certificate.created_at as createdAt',
      'certificate.updated_at as updatedAt',
      'person.name as updatedBy',
      'document.id as documentId',
      'document.name as fileName',
      'document.media_type as mediaType',
      'document.size',
      'document.uploaded_by as uploadedBy',
      'document.created_at as uploadedAt',
    ])
    .where('certificate.id', '=', id)
    .executeTakeFirst();

/** Returns the factories that a certificate covers, by name. */
export const findSites = (db: Db, certificateId: string) =>
  db
    .selectFrom('factory_certificate_site as site')
    .innerJoin('factory', 'factory.id', 'site.factory_id')
    .select(['factory.id', 'factory.name'])
    .where('site.certificate_id', '=', certificateId)
    .orderBy('factory.name')
    .orderBy('factory.id')
    .execute();

/** Returns a certificate and its renewals, the latest first. */
export const findLine = (db: Db, lineId: string) =>
  db
    .selectFrom('factory_certificate')
    .select([
      'id',
      'number',
      'valid_from as validFrom',
      'valid_to as validTo',
      'is_replaced as isReplaced',
      'revoked_at as revokedAt',
      'document_id as documentId',
    ])
    .where('line_id', '=', lineId)
    .orderBy('created_at', 'desc')
    .orderBy('valid_to', 'desc')
    .orderBy('id')
    .execute();

export type LockedCertificate = NonNullable<Awaited<ReturnType<typeof lockCertificate>>>;

/** Locks the row for a write that depends on what was read. */
export const lockCertificate = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('factory_certificate')
    .select([
      'id',
      'version',
      'standard_id as standardId',
      'valid_from as validFrom',
      'valid_to as validTo',
      'document_id as documentId',
      'line_id as lineId',
      'replaces_id as replacesId',
      'is_replaced as isReplaced',
      'revoked_at as revokedAt',
    ])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/** Days on which something is due next; see `schedule.ts`. */
export type Schedule = { nextReminderOn: string | null; nextTurnOn: string | null };
type Saved = { details: CertificateDetails; schedule: Schedule; by: string; at: Date };

const valuesOf = ({ details, schedule, by, at }: Saved) => ({
  standard_id: details.standardId,
  standard_name: details.standardName,
  edition: details.edition,
  number: details.number,
  issuer: details.issuer,
  accreditation_body: details.accreditationBody,
  scope: details.scope,
  assessor_level: details.assessorLevel,
  attestation_type: details.attestationType,
  valid_from: details.validFrom || null,
  valid_to: details.validTo,
  document_id: details.documentId,
  next_reminder_on: schedule.nextReminderOn,
  next_turn_on: schedule.nextTurnOn,
  updated_by: by,
  updated_at: at.toISOString(),
});

type Place = { id: string; companyId: string; lineId: string; replacesId: string | null };

export const insertCertificate = async (db: Db, { id, companyId, lineId, replacesId }: Place, saved: Saved) => {
  const place = { id, company_id: companyId, line_id: lineId, replaces_id: replacesId };
  await db
    .insertInto('factory_certificate')
    .values({ ...place, ...valuesOf(saved), created_at: saved.at.toISOString() })
    .execute();
};

export const updateCertificate = async (db: Db, id: string, saved: Saved) => {
  await db
    .updateTable('factory_certificate')
    .set((eb) => ({ ...valuesOf(saved), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

type Status = { isReplaced?: boolean; revokedAt?: Date | null; revokedReason?: string; schedule: Schedule };
type Change = Status & { by: string; at: Date };

/** Changes whether the certificate counts, not its contents. */
export const updateStatus = async (db: Db, id: string, { schedule, by, at, ...status }: Change) => {
  await db
    .updateTable('factory_certificate')
    .set((eb) => ({
      ...(status.isReplaced !== undefined && { is_replaced: status.isReplaced }),
      ...(status.revokedAt !== undefined && { revoked_at: status.revokedAt?.toISOString() ?? null }),
      ...(status.revokedReason !== undefined && { revoked_reason: status.revokedReason }),
      next_reminder_on: schedule.nextReminderOn,
      next_turn_on: schedule.nextTurnOn,
      updated_by: by,
      updated_at: at.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

export const deleteCertificate = async (db: Db, id: string) => {
  await db.deleteFrom('factory_certificate').where('id', '=', id).execute();
};

/** Replaces the covered factories and returns those that were covered before. */
export const replaceSites = async (db: Db, certificateId: string, factoryIds: string[]) => {
  const before = await db
    .deleteFrom('factory_certificate_site')
    .where('certificate_id', '=', certificateId)
    .returning('factory_id as factoryId')
    .execute();
  if (factoryIds.length > 0)
    await db
      .insertInto('factory_certificate_site')
      .values(factoryIds.map((factory_id) => ({ certificate_id: certificateId, factory_id })))
      .execute();
  return before.map(({ factoryId }) => factoryId);
};

export const findSiteIds = async (db: Db, certificateIds: string[]) => {
  const { rows } = await sql<{ id: string }>`
    select distinct factory_id as id from factory_certificate_site
    where certificate_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(certificateIds)}::jsonb))
    order by factory_id`.execute(db);
  return rows.map(({ id }) => id);
};
