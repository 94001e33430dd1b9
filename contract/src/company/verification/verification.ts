import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText } from '../../kit/text.ts';
import { identityChange } from '../identity/identity.ts';
import { CASE_READS } from '../reads.ts';
import { ownVerificationContract } from './applicant.ts';
import {
  CASE_DECISIONS,
  CASE_KINDS,
  CASE_STATES,
  CORRECTION_FIELDS,
  caseRound,
  confirmedValues,
  note,
  optionalNote,
  typedValues,
} from './case.ts';
import { checkResult, comparison } from './checks.ts';

/** `waiting`: an operator has to act. */
export const CASE_FILTERS = ['waiting', ...CASE_STATES] as const;
const SEARCH_MAX = 100;
const OTHERS_MAX = 50;

const person = z.object({ id: z.uuid(), name: z.string() });
const caseLine = z.object({
  id: z.uuid(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  version: z.int(),
  round: z.int(),
  businessNumber: z.string(),
  companyName: z.string(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  submittedAt: moment,
});
const listedCase = z.object({
  ...caseLine.shape,
  reviewer: person.nullable(),
  /** Checks that did not pass; null while the certificate is being read. */
  flags: z.array(checkResult.pick({ check: true, outcome: true })).nullable(),
});
export type ListedCase = z.infer<typeof listedCase>;
export type SameNumber = z.infer<typeof caseLine>;

export const verificationCase = z.object({
  ...caseLine.shape,
  typed: typedValues,
  /** Current and requested identity; null unless the case is a change of identity. */
  identity: identityChange.nullable(),
  country: z.string(),
  /** Name of the number of a company abroad; empty in Korea. */
  registrationScheme: z.string(),
  isEmailConfirmed: z.boolean(),
  reason: z.string(),
  decidedAt: moment.nullable(),
  reviewer: z.object({ ...person.shape, takenAt: moment, isMe: z.boolean() }).nullable(),
  /** The last person who decided, shown to an operator who comes too late. */
  lastDecision: z.object({ by: person, at: moment, decision: z.enum(CASE_DECISIONS) }).nullable(),
  /** The applicant's last confirmation of the certificate's data. */
  confirmed: z.object({ at: moment, values: confirmedValues }).nullable(),
  /** Result of reading this round's certificate; null until it was read. */
  reading: z
    .object({
      readAt: moment,
      pages: z.int(),
      hasText: z.boolean(),
      isCutOff: z.boolean(),
      hasResidentNumber: z.boolean(),
      comparisons: z.array(comparison),
      checks: z.array(checkResult),
    })
    .nullable(),
  rounds: z.array(z.object({ ...caseRound.shape, typed: typedValues, decidedBy: person.nullable() })),
  /** Verified company that already has this number. */
  holder: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Other cases of the same number, the open ones first. */
  others: z.array(caseLine),
  /** Members of every company with this number. */
  accounts: z.array(
    z.object({
      ...person.shape,
      email: z.string(),
      role: z.enum(['owner', 'editor', 'viewer']),
      membership: z.enum(['requested', 'active', 'disabled', 'left']),
      companyState: z.enum(['pending', 'verified', 'rejected']),
    }),
  ),
  can: z.object({ take: z.boolean(), decide: z.boolean(), verify: z.boolean(), join: z.boolean(), read: z.boolean() }),
});
export type VerificationCase = z.infer<typeof verificationCase>;

const caseVersion = { id: z.uuid(), version: z.int().min(1).max(1_000_000_000) };
const stepped = z.object({ id: z.uuid(), version: z.int() });
/** `next` is the case that has waited longest and that no operator has taken. */
const decided = z.object({ id: z.uuid(), next: z.uuid().nullable() });

const TAKEN = ['request.not_found', 'company.case_changed', 'company.case_closed'] as const;
const DECIDED = [...TAKEN, 'company.case_taken'] as const;

export const takeCaseInput = z.strictObject({ ...caseVersion, isTakeover: z.boolean().default(false) });
export const rejectCaseInput = z.strictObject({ ...caseVersion, reason: note });
export const askCorrectionInput = z.strictObject({
  ...caseVersion,
  fields: z
    .array(z.strictObject({ field: z.enum(CORRECTION_FIELDS), note: optionalNote }))
    .min(1)
    .max(CORRECTION_FIELDS.length),
});
export const verifyCaseInput = z.strictObject({
  ...caseVersion,
  /** Outcome of every other open claim to the number. */
  others: z
    .array(z.strictObject({ ...caseVersion, outcome: z.enum(['join', 'reject']), reason: optionalNote }))
    .max(OTHERS_MAX)
    .default([]),
});

/** Verification as operators work on it. */
const caseContract = defineContract({
  listCases: {
    summary: 'Lists the verification cases, the longest waiting first.',
    method: 'GET',
    path: '/admin/cases',
    access: ['admin'],
    input: z.strictObject({
      ...pageInput,
      state: z.enum([...CASE_FILTERS, 'all']).default('waiting'),
      kind: z.enum([...CASE_KINDS, 'all']).default('all'),
      mine: z.enum(['true', 'false']).default('false'),
      search: optionalText(SEARCH_MAX),
      order: z.enum(['oldest', 'newest']).default('oldest'),
    }),
    output: pageOf(listedCase),
    errors: [],
  },
  getCase: {
    summary: 'Returns a verification case with all data for a decision.',
    method: 'GET',
    path: '/admin/cases/:id',
    access: ['admin'],
    input: z.strictObject({ id: z.uuid() }),
    output: verificationCase,
    transaction: 'own',
    errors: ['request.not_found'],
  },
  takeCase: {
    summary: 'Assigns a case to the caller, so others see who works on it; a case of another admin needs `isTakeover`.',
    method: 'POST',
    path: '/admin/cases/:id/take',
    access: ['admin'],
    asksPassword: true,
    input: takeCaseInput,
    output: stepped,
    changes: CASE_READS,
    errors: [...DECIDED],
  },
  releaseCase: {
    summary: 'Returns a case to the queue.',
    method: 'POST',
    path: '/admin/cases/:id/release',
    access: ['admin'],
    asksPassword: true,
    input: z.strictObject(caseVersion),
    output: stepped,
    changes: CASE_READS,
    errors: [...TAKEN],
  },
  readCase: {
    summary: 'Reads the certificate of a case again and runs the automatic checks again.',
    method: 'POST',
    path: '/admin/cases/:id/read',
    access: ['admin'],
    asksPassword: true,
    input: z.strictObject(caseVersion),
    output: stepped,
    changes: CASE_READS,
    errors: [...TAKEN],
  },
  verifyCase: {
    summary:
      'Verifies a claim and decides all other open claims to its number, or approves a request to join or a change of identity.',
    method: 'POST',
    path: '/admin/cases/:id/verify',
    access: ['admin'],
    asksPassword: true,
    input: verifyCaseInput,
    transaction: 'own',
    output: decided,
    changes: CASE_READS,
    errors: [...DECIDED, 'company.number_taken', 'company.claims_undecided'],
  },
  askCorrection: {
    summary: 'Sends a case back to its applicant, with the fields to correct.',
    method: 'POST',
    path: '/admin/cases/:id/correction',
    access: ['admin'],
    asksPassword: true,
    input: askCorrectionInput,
    output: decided,
    changes: CASE_READS,
    errors: [...DECIDED],
  },
  rejectCase: {
    summary: 'Rejects a case, with a reason for the applicant.',
    method: 'POST',
    path: '/admin/cases/:id/reject',
    access: ['admin'],
    asksPassword: true,
    input: rejectCaseInput,
    output: decided,
    changes: CASE_READS,
    errors: [...DECIDED],
  },
  turnIntoJoin: {
    summary: 'Turns a claim to the number of a verified company into a request to join that company.',
    method: 'POST',
    path: '/admin/cases/:id/join',
    access: ['admin'],
    asksPassword: true,
    input: z.strictObject({ ...caseVersion, reason: optionalNote }),
    output: decided,
    changes: CASE_READS,
    errors: [...DECIDED],
  },
});

export const verificationContract = { ...ownVerificationContract, ...caseContract };

export const verificationErrors = {
  /** Another operator was faster: a case is not decided twice. */
  'company.case_changed': 409,
  'company.case_closed': 409,
  'company.case_taken': 409,
  'company.number_taken': 409,
  'company.claims_undecided': 409,
  'company.correction_missing': 400,
} as const;
