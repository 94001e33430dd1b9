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
  /** Case that this person submitted; null where a colleague did. */
  own: z
    .object({
      state: z.enum(CASE_STATES),
      version: z.int(),
      round: z.int(),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      /** Reason of the rejection. */
      reason: z.string(),
      typed: typedValues,
      certificate: certificateFile,
      /** Corrections that the operator asks for, field by field. */
      corrections: z.array(correction),
      /**
       * Values of a company that the applicant is asked to confirm while the operator decides: from the certificate,
       * else as typed, else empty. `unread`: the certificate has no text. Null after the confirmation.
       */
      offer: z.object({ state: z.enum(OFFER_STATES), values: confirmedValues }).nullable(),
      confirmedAt: moment.nullable(),
      /** Earlier rounds, the latest first. */
      rounds: z.array(caseRound),
      can: z.object({ correct: z.boolean(), resubmit: z.boolean() }),
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

/** Verification as the applicant sees it. No answer reveals whether a number belongs to another company. */
export const ownVerificationContract = defineContract({
  getVerification: {
    summary: "Returns the status of the caller's verification and the requested corrections.",
    method: 'GET',
    path: '/company/verification',
    access: ['supplier', 'newcomer'],
    input: z.strictObject({}),
    output: verification,
    errors: [],
  },
  sendCorrection: {
    summary: 'Corrects exactly the requested fields, if the certificate is not one of them.',
    method: 'POST',
    path: '/company/verification',
    access: ['supplier', 'newcomer'],
    input: correctionInput,
    output: done,
    changes: 'everything',
    errors: [...REFUSALS],
  },
  confirmCertificate: {
    summary: "Confirms the company's data from the caller's certificate while the verification is open.",
    method: 'POST',
    path: '/company/verification/confirm',
    access: ['supplier'],
    input: confirmCertificateInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found', 'company.case_changed', 'company.case_closed'],
  },
  sendCertificate: {
    summary: 'Submits a certificate with the other requested corrections, or the whole case again after a rejection.',
    method: 'POST',
    path: '/company/verification/certificate',
    access: ['supplier', 'newcomer'],
    input: correctionInput,
    output: done,
    body: 'upload',
    mediaTypes: ['application/pdf'],
    transaction: 'own',
    changes: 'everything',
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
