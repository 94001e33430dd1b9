import type { Factory } from '@ieum/contract';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_certificate_site: { certificate_id: string; factory_id: string };
    factory_evidence: {
      id: Generated<string>;
      factory_id: string;
      document_id: string;
      kind: 'registration' | 'photo' | 'other';
      caption: string;
      thumbnail: Generated<string>;
      created_at: string;
    };
  }
}

export type Facts = Factory['facts'];

export const NO_FACTS: Facts = {
  hasValidCertificate: false,
  hasExpiredCertificate: false,
  hasEvidence: false,
};

/** Returns what counts towards completeness and is stored in other tables. A new factory has none of it. */
export const findFacts = async (db: Db, factoryId: string, today: string) =>
  (await findFactsOf(db, [factoryId], today)).get(factoryId) ?? NO_FACTS;

/**
 * Does the same for several factories in one statement. A revoked certificate counts neither as valid nor as expired. A
 * certificate that has not begun does not count yet, and the one before it counts until its own end.
 */
export const findFactsOf = async (db: Db, factoryIds: string[], today: string): Promise<Map<string, Facts>> => {
  if (factoryIds.length === 0) return new Map();
  const { rows } = await sql<Facts & { id: string }>`
    select given.id::uuid as id,
      exists (select from factory_certificate_site as site
        join factory_certificate as certificate on certificate.id = site.certificate_id
        where site.factory_id = given.id::uuid and certificate.revoked_at is null and certificate.document_id is not null
          and certificate.valid_to >= ${today}::date
          and (certificate.valid_from is null or certificate.valid_from <= ${today}::date)) as "hasValidCertificate",
      exists (select from factory_certificate_site as site
        join factory_certificate as certificate on certificate.id = site.certificate_id
        where site.factory_id = given.id::uuid and certificate.revoked_at is null and not certificate.is_replaced
          and certificate.valid_to < ${today}::date) as "hasExpiredCertificate",
      exists (select from factory_evidence as evidence
        where evidence.factory_id = given.id::uuid and evidence.kind in ('registration', 'photo')) as "hasEvidence"
    from jsonb_array_elements_text(${JSON.stringify(factoryIds)}::jsonb) as given (id)`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
};
