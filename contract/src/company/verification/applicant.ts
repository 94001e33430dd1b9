import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import {
  CASE_STATES,
  caseRound,
  certificateFile,
  confirmCertificateInput,
  confirmedValues,
  correction,
  correctionInput,
  typedValues,
} from './case.ts';

const OFFER_STATES = ['reading', 'read', 'unread'] as const;

export const verification = z.object({
  isEmailConfirmed: z.boolean(),
  /** What this person has handed in; nothing where a colleague did. */
  own: z
    .object({
      state: z.enum(CASE_STATES),
      version: z.int(),
      round: z.int(),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      /** Why it was rejected. */
      reason: z.string(),
      typed: typedValues,
      certificate: certificateFile,
      /** What the operator asks for, field by field. */
      corrections: z.array(correction),
      /**
       * What the applicant is asked to confirm of a company while the operator decides: as read from the certificate, else as
       * typed, else empty. `unread`: the certificate has no text. Nothing where it was confirmed.
       */
      offer: z.object({ state: z.enum(OFFER_STATES), values: confirmedValues }).nullable(),
      confirmedAt: moment.nullable(),
      /** Earlier ones, the latest first. */
      rounds: z.array(caseRound),
      can: z.object({ correct: z.boolean(), handInAnew: z.boolean() }),
    })
    .nullable(),
  companyState: z.enum(['pending', 'verified', 'rejected']).nullable(),
});
export type Verification = z.infer<typeof verification>;

const done = z.object({});
const REFUSALS = [
  'request.not_found',
  'company.case_changed',
  'company.case_closed',
  'company.correction_missing',
] as const;

/** Verification as the applicant sees it. Whether a number is anybody else's is told by none of these. */
export const ownVerificationContract = defineContract({
  getVerification: {
    summary: 'Tells how far the own verification has come, and what is to be corrected.',
    method: 'GET',
    path: '/company/verification',
    access: ['supplier', 'newcomer'],
    input: z.strictObject({}),
    output: verification,
    errors: [],
  },
  sendCorrection: {
    summary: 'Corrects exactly what the operator has asked for, where the certificate is not part of it.',
    method: 'POST',
    path: '/company/verification',
    access: ['supplier', 'newcomer'],
    input: correctionInput,
    output: done,
    errors: [...REFUSALS],
  },
  confirmCertificate: {
    summary:
      "Confirms what the own certificate says of the company, while the operator decides on the applicant's claim.",
    method: 'POST',
    path: '/company/verification/confirm',
    access: ['supplier'],
    input: confirmCertificateInput,
    output: done,
    errors: ['request.not_found', 'company.case_changed', 'company.case_closed'],
  },
  sendCertificate: {
    summary: 'Hands in a certificate with whatever else was asked for, or everything anew after a rejection.',
    method: 'POST',
    path: '/company/verification/certificate',
    access: ['supplier', 'newcomer'],
    input: correctionInput,
    output: done,
    body: 'upload',
    mediaTypes: ['application/pdf'],
    transaction: 'own',
    errors: [
      ...REFUSALS,
      'document.not_pdf',
      'document.damaged',
      'document.encrypted',
      'document.active_content',
      'document.too_complex',
      'request.too_many',
    ],
  },
});
