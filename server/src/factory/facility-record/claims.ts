import { certificateTitle } from '@ieum/contract';
import type { RecordedCertificate } from './facility-record.store.ts';

const DAY_LENGTH = '2026-11-15'.length;

/** Topics of the standards, by the beginning of their codes; any other standard is about governance. */
const TOPICS: [begins: RegExp, id: string, name: string][] = [
  [/^(ISO 9001|IATF|ISO 13485|AS ?9100|KS\b)/i, 'quality', 'Quality management'],
  [/^(ISO 140|OEKO|GRS|bluesign|STeP)/i, 'environment', 'Environmental management'],
  [/^(ISO 50001)/i, 'energy', 'Energy management'],
  [/^(ISO 45001|OHSAS|KOSHA)/i, 'safety', 'Occupational health and safety'],
  [/^(SA ?8000|RBA|SMETA|amfori)/i, 'labour', 'Labour rights'],
  [/^(GOTS|OCS|BCI|FSC|RMI|ASI|IRMA|ISCC)/i, 'sourcing', 'Responsible sourcing'],
  [/^(ISO\/IEC 27001|ISO 27001|TISAX)/i, 'security', 'Information security'],
];
const OTHER_TOPIC: (typeof TOPICS)[number] = [/^/, 'governance', 'Governance'];

/** Returns a valid certificate as a claim of its owner. The certificate's file is not part of it. */
export const claimOf = (certificate: RecordedCertificate, publicUrl: string) => {
  const { id, number, issuer, scope, validFrom, validTo, createdAt, standard, edition, standardName } = certificate;
  const title = certificateTitle(standard, edition);
  const standardUri = `${publicUrl}/id/standard/${encodeURIComponent(standard)}`;
  const [, topic, topicName] = TOPICS.find(([begins]) => begins.test(standard)) ?? OTHER_TOPIC;
  const claimDate = validFrom ?? earlier(createdAt.slice(0, DAY_LENGTH), validTo);
  const proof = [number && `No. ${number}`, issuer && `issued by ${issuer}`].filter((part) => part !== '').join(', ');
  return {
    type: ['Claim'],
    id: `${publicUrl}/id/certificate/${id}`,
    name: standardName === '' ? title : `${title} – ${standardName}`,
    ...(scope !== '' && { description: scope }),
    referenceCriteria: [{ type: ['Criterion'], id: standardUri, name: title }],
    referenceStandard: [{ type: ['Standard'], id: standardUri, name: title }],
    claimDate,
    applicablePeriod: { startDate: claimDate, endDate: validTo },
    claimedPerformance: [{ score: { code: 'certified', ...(proof !== '' && { definition: proof }) } }],
    conformityTopic: [{ type: ['ConformityTopic'], id: `${publicUrl}/id/topic/${topic}`, name: topicName }],
  };
};

const earlier = (a: string, b: string) => (a < b ? a : b);
