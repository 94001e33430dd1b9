import type { Generated } from 'kysely';
import type { Db } from '../kit/db.ts';

declare module '../kit/db.ts' {
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

/** What counts towards completeness and stands in other tables, in one statement. A new factory has none of it. */
export const findFacts = async (db: Db, factoryId: string, today: string) => {
  const certificates = db
    .selectFrom('factory_certificate as certificate')
    .innerJoin('factory_certificate_site as site', 'site.certificate_id', 'certificate.id')
    .leftJoin('factory_certificate as successor', 'successor.replaces_id', 'certificate.id')
    .select('certificate.id')
    .where('site.factory_id', '=', factoryId);
  const [found] = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          certificates.where('certificate.valid_to', '>=', today).where('certificate.document_id', 'is not', null),
        )
        .as('hasValidCertificate'),
      eb
        .exists(certificates.where('certificate.valid_to', '<', today).where('successor.id', 'is', null))
        .as('hasExpiredCertificate'),
      eb
        .exists(
          db
            .selectFrom('factory_evidence')
            .select('id')
            .where('factory_id', '=', factoryId)
            .where('kind', 'in', ['registration', 'photo']),
        )
        .as('hasEvidence'),
      db
        .selectFrom('factory_certificate_site')
        .select((site) => site.fn.countAll<number>().as('count'))
        .where('factory_id', '=', factoryId)
        .as('certificates'),
    ])
    .execute();
  return {
    hasValidCertificate: Boolean(found?.hasValidCertificate),
    hasExpiredCertificate: Boolean(found?.hasExpiredCertificate),
    hasEvidence: Boolean(found?.hasEvidence),
    certificates: Number(found?.certificates ?? 0),
  };
};

/** A number of the portal's own: neither a change of the factory nor a word of its company. */
export const updateCompleteness = async (db: Db, factoryId: string, completeness: number) => {
  await db.updateTable('factory').set({ completeness }).where('id', '=', factoryId).execute();
};
