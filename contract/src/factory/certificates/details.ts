import { z } from 'zod';
import { day } from '../../kit/moment.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { STANDARD_NAME_MAX } from '../standards/standards.ts';

export const CERTIFICATE_NUMBER_MAX = 80;
export const CERTIFICATE_NAME_MAX = 100;
export const CERTIFICATE_EDITION_MAX = 20;
export const CERTIFICATE_SCOPE_MAX = 1_000;
export const CERTIFICATE_REASON_MAX = 300;
/** More sites than any one certificate lists. */
export const CERTIFICATE_SITES_MAX = 500;

/** Who has looked: as the UN's conformity credential has it. */
export const ASSESSOR_LEVELS = ['third_party', 'buyer', 'membership', 'commercial', 'hybrid', 'self'] as const;
export type AssessorLevel = (typeof ASSESSOR_LEVELS)[number];

/** What they have given. */
export const ATTESTATION_TYPES = [
  'certification',
  'declaration',
  'inspection',
  'testing',
  'verification',
  'validation',
  'calibration',
] as const;
export type AttestationType = (typeof ATTESTATION_TYPES)[number];

const choice = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]).default('');

/** What a company says of a certificate. Its standard is one of the list, or a name where the list lacks it. */
export const certificateDetails = z.strictObject({
  standardId: z.uuid().nullable().default(null),
  standardName: optionalText(STANDARD_NAME_MAX),
  /** Of the standard: 2015, 7.0. */
  edition: optionalText(CERTIFICATE_EDITION_MAX),
  number: optionalText(CERTIFICATE_NUMBER_MAX),
  issuer: optionalText(CERTIFICATE_NAME_MAX),
  /** Who says that the issuer may. */
  accreditationBody: optionalText(CERTIFICATE_NAME_MAX),
  scope: lines(CERTIFICATE_SCOPE_MAX).default(''),
  assessorLevel: choice(ASSESSOR_LEVELS),
  attestationType: choice(ATTESTATION_TYPES),
  validFrom: z.union([z.literal(''), day]).default(''),
  /** The last day on which it holds. */
  validTo: day,
  /** The factories that it covers, all of them one’s own. */
  factoryIds: z.array(z.uuid()).max(CERTIFICATE_SITES_MAX).default([]),
  /** What `uploadCertificateFile` gave, or the file that it has already. */
  documentId: z.uuid().nullable().default(null),
});
export type CertificateDetails = z.output<typeof certificateDetails>;

type Problem = { field: keyof CertificateDetails; problem: string };

/** What is wrong between the fields; each alone is checked by its schema. */
export const certificateProblems = ({
  standardId,
  standardName,
  validFrom,
  validTo,
}: Pick<CertificateDetails, 'standardId' | 'standardName' | 'validFrom' | 'validTo'>): Problem[] => {
  const problems: Problem[] = [];
  if (standardId === null && standardName === '') problems.push({ field: 'standardId', problem: 'missing' });
  if (standardId !== null && standardName !== '') problems.push({ field: 'standardName', problem: 'either_or' });
  if (validFrom !== '' && validFrom > validTo) problems.push({ field: 'validTo', problem: 'before_start' });
  return problems;
};

const YEAR = /^\d{4}$/;

/** ISO 9001:2015, but GOTS 7.0: a year stands behind a colon. */
export const certificateTitle = (standard: string, edition: string) => {
  if (edition === '') return standard;
  return YEAR.test(edition) ? `${standard}:${edition}` : `${standard} ${edition}`;
};
