import { z } from 'zod';
import { defineContract } from '../endpoint.ts';
import { moment } from '../moment.ts';
import {
  CASE_STATES,
  caseRound,
  certificateFile,
  correction,
  correctionInput,
  typedValues,
} from './verification-case.ts';

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
