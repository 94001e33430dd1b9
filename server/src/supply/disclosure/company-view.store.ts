import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Limit of pins on a map; more would cover each other. */
const PLACES_MAX = 2_000;

/** Returns the active products of a company that has granted its origins. */
export const findSeenProducts = (db: Db, companyId: string) =>
  db
    .selectFrom('supply_product')
    .select(['hs', 'family', 'materials'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .execute();

/** Code of a listed standard, or the name that the company typed. */
const STANDARD = sql<string>`coalesce(standard.code, certificate.standard_name)`;

export const findSeenCertificates = (db: Db, companyId: string) =>
  db
    .selectFrom('factory_certificate as certificate')
    .leftJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
    .select([STANDARD.as('standard'), 'certificate.valid_to as validTo', 'certificate.document_id as documentId'])
    .where('certificate.company_id', '=', companyId)
    .where('certificate.revoked_at', 'is', null)
    .where('certificate.is_replaced', '=', false)
    .orderBy(STANDARD)
    .orderBy('certificate.valid_to')
    .orderBy('certificate.id')
    .execute();

/** Returns the coordinates of the factories of these companies, of which there must be at least one. */
export const findPlaces = (db: Db, companyIds: string[]) =>
  db
    .selectFrom('factory_shown')
    .select(['id', 'company_id as companyId', 'name', 'country'])
    .select([sql<number>`latitude::float8`.as('latitude'), sql<number>`longitude::float8`.as('longitude')])
    .select(sql<boolean>`coalesce(precision in ('exact', 'building'), false)`.as('isExact'))
    .where('company_id', 'in', companyIds)
    .where('state', '=', 'active')
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .limit(PLACES_MAX)
    .execute();

/** Returns the file of one of a company's current certificates. */
export const findSeenDocument = (db: Db, companyId: string, documentId: string) =>
  db
    .selectFrom('factory_certificate as certificate')
    .innerJoin('document', 'document.id', 'certificate.document_id')
    .select(['document.storage_key as storageKey', 'document.name', 'document.media_type as mediaType'])
    .where('certificate.company_id', '=', companyId)
    .where('certificate.document_id', '=', documentId)
    .where('certificate.revoked_at', 'is', null)
    .where('certificate.is_replaced', '=', false)
    .executeTakeFirst();

export const findSeenFactories = (db: Db, companyId: string) =>
  db
    .selectFrom('factory_shown')
    .select(['name', 'country', 'region'])
    .select([
      sql<string>`concat_ws(' ', nullif(locality, ''), nullif(details ->> 'street', ''))`.as('address'),
      sql<number | null>`latitude::float8`.as('latitude'),
      sql<number | null>`longitude::float8`.as('longitude'),
    ])
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute();
