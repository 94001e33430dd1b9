import { z } from 'zod';
import { moment } from '../../kit/moment.ts';
import { personName, phoneAnywhere } from '../../kit/person.ts';
import { lines, nameText, text } from '../../kit/text.ts';
import { businessNumber, registrationNumber } from '../company-number.ts';

export const CASE_STATES = ['submitted', 'in_review', 'needs_correction', 'verified', 'rejected'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/**
 * A claim to a number, a request to join the company that has it, or a verified company's request to change its
 * identity.
 */
export const CASE_KINDS = ['claim', 'join', 'identity'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const CASE_DECISIONS = ['verified', 'needs_correction', 'rejected', 'joined', 'withdrawn'] as const;
export const CORRECTION_FIELDS = [
  'businessNumber',
  'certificate',
  'companyName',
  'representative',
  'openedOn',
  'address',
  'applicantName',
  'phone',
] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];
/** Fields of a request to join: its applicant speaks only for themselves. */
export const JOIN_FIELDS = ['businessNumber', 'certificate', 'applicantName', 'phone'] as const;

/** Fields of a change of identity, which says nothing about its applicant. */
export const IDENTITY_CORRECTIONS = ['businessNumber', 'certificate', 'companyName', 'representative'] as const;

export const NOTE_MAX = 1_000;
/** A case becomes free again this long after the last step of its reviewer. */
export const REVIEW_HOLDS_MINUTES = 30;
const NAME_MAX = 100;
const ADDRESS_MAX = 200;

/** Lines for a human reader: a reason, or the exact correction. */
export const note = lines(NOTE_MAX).min(1, 'verification:problem.noteRequired');
export const optionalNote = lines(NOTE_MAX).default('');

/** No business is older than its register, and none opens in the far future. */
const openedOn = z.iso.date('verification:problem.date').refine((day) => day >= '1800-01-01' && day < '2101-01-01', {
  error: 'verification:problem.date',
});

/** Fields that an applicant can be asked to correct. The file is sent beside them. */
export const correctionInput = z.strictObject({
  /** Version of the case that the applicant saw: later changes are not overwritten. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000_000),
  businessNumber: businessNumber.optional(),
  /** Number in the register of a company abroad, in place of `businessNumber`. */
  registrationNumber: registrationNumber('verification:problem.required').optional(),
  companyName: nameText(NAME_MAX, 'verification:problem.required').optional(),
  representative: nameText(NAME_MAX, 'verification:problem.required').optional(),
  openedOn: openedOn.optional(),
  address: text(ADDRESS_MAX, 'verification:problem.required').optional(),
  applicantName: personName.optional(),
  phone: phoneAnywhere.optional(),
});

/** Fields that a certificate contains and that no sign-up asks for. */
export const CONFIRMED_FIELDS = ['companyName', 'representative', 'openedOn', 'address'] as const;
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number];

export const confirmCertificateInput = z.strictObject({
  /** Round of the case that the applicant saw: a later round has another certificate. */
  round: z.int().min(1).max(1_000_000),
  ...correctionInput.pick({ companyName: true, representative: true, openedOn: true, address: true }).required().shape,
});

/** Data of the applicant and the company, as typed. */
export const typedValues = z.object({
  businessNumber: z.string(),
  companyName: z.string(),
  representative: z.string(),
  /** An ISO date, or empty. */
  openedOn: z.string(),
  address: z.string(),
  applicantName: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type TypedValues = z.infer<typeof typedValues>;

export const confirmedValues = z.object({
  companyName: z.string(),
  representative: z.string(),
  openedOn: z.string(),
  address: z.string(),
});
export type ConfirmedValues = z.infer<typeof confirmedValues>;

export const correction = z.object({ field: z.enum(CORRECTION_FIELDS), note: z.string() });
export type Correction = z.infer<typeof correction>;

export const certificateFile = z.object({ id: z.uuid(), name: z.string(), size: z.int() });

/** An earlier submission and its outcome. */
export const caseRound = z.object({
  round: z.int(),
  submittedAt: moment,
  decision: z.enum(CASE_DECISIONS).nullable(),
  decidedAt: moment.nullable(),
  note: z.string(),
  fields: z.array(correction),
  certificate: certificateFile,
});
export type CaseRound = z.infer<typeof caseRound>;
