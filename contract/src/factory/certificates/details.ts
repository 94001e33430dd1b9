import { z } from 'zod';
import { day } from '../../kit/moment.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { STANDARD_NAME_MAX } from '../standards/standards.ts';

export const CERTIFICATE_NUMBER_MAX = 80;
export const CERTIFICATE_NAME_MAX = 100;
export const CERTIFICATE_EDITION_MAX = 20;
export const CERTIFICATE_SCOPE_MAX = 1_000;
export const CERTIFICATE_REASON_MAX = 300;
/** More factories than any certificate lists. */
export const CERTIFICATE_SITES_MAX = 500;

/** Kinds of assessors, as in the UN's conformity credential. */
export const ASSESSOR_LEVELS = ['third_party', 'buyer', 'membership', 'commercial', 'hybrid', 'self'] as const;
export type AssessorLevel = (typeof ASSESSOR_LEVELS)[number];

/** Kinds of attestations that an assessor gives. */
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

/**
 * Details of a certificate, entered by its company. The standard is one of the list, or a name where the list lacks it.
 */
export const certificateDetails = z.strictObject({
  standardId: z.uuid().nullable().default(null),
  standardName: optionalText(STANDARD_NAME_MAX),
  /** Edition of the standard: 2015, 7.0. */
  edition: optionalText(CERTIFICATE_EDITION_MAX),
  number: optionalText(CERTIFICATE_NUMBER_MAX),
  issuer: optionalText(CERTIFICATE_NAME_MAX),
  /** Body that accredits the issuer. */
  accreditationBody: optionalText(CERTIFICATE_NAME_MAX),
  scope: lines(CERTIFICATE_SCOPE_MAX).default(''),
  assessorLevel: choice(ASSESSOR_LEVELS),
  attestationType: choice(ATTESTATION_TYPES),
  validFrom: z.union([z.literal(''), day]).default(''),
  /** The last day on which the certificate is valid. */
  validTo: day,
  /** Covered factories, all of the own company. */
  factoryIds: z.array(z.uuid()).max(CERTIFICATE_SITES_MAX).default([]),
  /** Document from `uploadCertificateFile`, or the file that the certificate already has. */
  documentId: z.uuid().nullable().default(null),
});
export type CertificateDetails = z.output<typeof certificateDetails>;

type Problem = { field: keyof CertificateDetails; problem: string };

/** Returns the problems between fields; the schema checks each field alone. */
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

/** Joins standard and edition: ISO 9001:2015, but GOTS 7.0. A year follows a colon. */
export const certificateTitle = (standard: string, edition: string) => {
  if (edition === '') return standard;
  return YEAR.test(edition) ? `${standard}:${edition}` : `${standard} ${edition}`;
};
