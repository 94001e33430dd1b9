import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';

/** More pins than that cover each other. */
const PLACES_MAX = 2_000;

/** Of a company that grants what it makes of; what is in use. */
export const findSeenProducts = (db: Db, companyId: string) =>
  db
    .selectFrom('supply_product')
    .select(['hs', 'material_group as materialGroup'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .execute();

export const findSeenCertificates = (db: Db, companyId: string) =>
  db
    .selectFrom('factory_certificate as certificate')
    .innerJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
    .select(['standard.code as standard', 'certificate.valid_to as validTo'])
    .where('certificate.company_id', '=', companyId)
    .where('certificate.revoked_at', 'is', null)
    .where('certificate.is_replaced', '=', false)
    .orderBy('standard.code')
    .orderBy('certificate.valid_to')
    .orderBy('certificate.id')
    .execute();

/** Where the factories of these companies, of which there is at least one, stand on a map. */
export const findPlaces = (db: Db, companyIds: string[]) =>
  db
    .selectFrom('factory')
    .select(['company_id as companyId', 'name'])
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

export const findSeenFactories = (db: Db, companyId: string) =>
  db
    .selectFrom('factory')
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
