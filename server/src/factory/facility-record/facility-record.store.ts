import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export type RecordedCompany = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

/** Returns what a record says of the operating company: no person's name, no phone, no mailbox. */
export const findOperator = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'name_english as nameEnglish', 'business_number as businessNumber', 'country', 'website'])
    .where('id', '=', companyId)
    .executeTakeFirst();

export type RecordedCertificate = Awaited<ReturnType<typeof findValidCertificates>>[number];

/** Returns the certificates of a factory that are valid today and neither renewed nor revoked. */
export const findValidCertificates = (db: Db, factoryId: string, today: string) =>
  db
    .selectFrom('factory_certificate as certificate')
    .innerJoin('factory_certificate_site as site', 'site.certificate_id', 'certificate.id')
    .leftJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
    .select([
      'certificate.id',
      'certificate.number',
      'certificate.issuer',
      'certificate.scope',
      'certificate.edition',
      'certificate.valid_from as validFrom',
      'certificate.valid_to as validTo',
      'certificate.created_at as createdAt',
    ])
    .select((eb) => [
      eb.fn.coalesce('standard.code', 'certificate.standard_name').as('standard'),
      eb.fn.coalesce('standard.name_en', sql<string>`''`).as('standardName'),
    ])
    .where('site.factory_id', '=', factoryId)
    .where('certificate.valid_to', '>=', today)
    .where((eb) => eb.or([eb('certificate.valid_from', 'is', null), eb('certificate.valid_from', '<=', today)]))
    .where('certificate.revoked_at', 'is', null)
    .where('certificate.is_replaced', '=', false)
    .orderBy('certificate.valid_to')
    .orderBy('certificate.id')
    .execute();
