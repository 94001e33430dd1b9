import { z } from 'zod';
import { moment } from '../../kit/moment.ts';
import { personName, phoneAnywhere } from '../../kit/person.ts';
import { lines, nameText, text } from '../../kit/text.ts';
import { businessNumber, registrationNumber } from '../business-number.ts';

export const CASE_STATES = ['submitted', 'in_review', 'needs_correction', 'verified', 'rejected'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** A claim to a number, the wish to join the company that has it, or a verified company's wish to change its identity. */
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
/** Whoever asks to join speaks for themselves only. */
export const JOIN_FIELDS = ['businessNumber', 'certificate', 'applicantName', 'phone'] as const;

/** A change of identity says nothing about its applicant. */
export const IDENTITY_CORRECTIONS = ['businessNumber', 'certificate', 'companyName', 'representative'] as const;

export const NOTE_MAX = 1_000;
/** So long after the last step of its reviewer a case is free again. */
export const REVIEW_HOLDS_MINUTES = 30;
const NAME_MAX = 100;
const ADDRESS_MAX = 200;

/** A line of words that a person reads: why, or what exactly is to be corrected. */
export const note = lines(NOTE_MAX).min(1, 'verification:problem.noteRequired');
export const optionalNote = lines(NOTE_MAX).default('');

/** No business is older than its register, and none opens in a far future. */
const openedOn = z.iso.date('verification:problem.date').refine((day) => day >= '1800-01-01' && day < '2101-01-01', {
  error: 'verification:problem.date',
});

/** What an applicant can be asked to correct, except the file, which travels beside it. */
export const correctionInput = z.strictObject({
  /** Of the case as it was seen: what has changed meanwhile is not overwritten. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000_000),
  businessNumber: businessNumber.optional(),
  /** In its place, of a company abroad: the number that it is registered by there. */
  registrationNumber: registrationNumber('verification:problem.required').optional(),
  companyName: nameText(NAME_MAX, 'verification:problem.required').optional(),
  representative: nameText(NAME_MAX, 'verification:problem.required').optional(),
  openedOn: openedOn.optional(),
  address: text(ADDRESS_MAX, 'verification:problem.required').optional(),
  applicantName: personName.optional(),
  phone: phoneAnywhere.optional(),
});

/** What a certificate says of a company, and no sign-up asks for. */
export const CONFIRMED_FIELDS = ['companyName', 'representative', 'openedOn', 'address'] as const;
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number];

export const confirmCertificateInput = z.strictObject({
  /** Of the case as it was seen: what was handed in meanwhile is another certificate. */
  round: z.int().min(1).max(1_000_000),
  ...correctionInput.pick({ companyName: true, representative: true, openedOn: true, address: true }).required().shape,
});

/** What is known of the applicant and the company, as typed. */
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

/** Something handed in earlier, and what came of it. */
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
