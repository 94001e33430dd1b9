import type { Examples } from '../../kit/endpoint.ts';
import type { verificationContract } from './verification.ts';

const id = '019a8410-1c2d-7e3f-8a4b-5c6d7e8f9a0b';
const otherId = '019a8411-2d3e-7f4a-9b5c-6d7e8f9a0b1c';
const personId = '019a8412-3e4f-7a5b-8c6d-7e8f9a0b1c2d';
const submittedAt = '2026-11-15T01:02:03.4+00:00';
const decidedAt = '2026-11-15T03:04:05.6+00:00';
const certificate = { id: '019a8406-9f6c-7c3e-8d3a-3b1f0c5e7a21', name: '사업자등록증.pdf', size: 182_044 };
const typed = {
  businessNumber: '1248100998',
  companyName: '한빛정밀',
  representative: '김한빛',
  openedOn: '2001-03-02',
  address: '경기도 수원시 영통구 삼성로 129',
  applicantName: '김이음',
  phone: '01012345678',
  email: 'kim@hanbit.example',
};
const { companyName, representative, openedOn, address } = typed;
const confirmed = { companyName, representative, openedOn, address };
const fields = [{ field: 'representative' as const, note: '등록증에 있는 대표자 이름과 달라요.' }];
const admin = { id: personId, name: '박운영' };
const earlier = {
  round: 1,
  submittedAt,
  decision: 'needs_correction' as const,
  decidedAt,
  note: '',
  fields,
  certificate,
};
const line = {
  id,
  kind: 'claim' as const,
  state: 'in_review' as const,
  version: 4,
  round: 2,
  businessNumber: typed.businessNumber,
  companyName: typed.companyName,
  applicantName: typed.applicantName,
  applicantEmail: typed.email,
  submittedAt: decidedAt,
};
const step = { id, version: 4 };
const decided = { id, next: otherId };

export const verificationExamples: Examples<typeof verificationContract> = {
  getVerification: {
    input: {},
    output: {
      isEmailConfirmed: true,
      companyState: 'pending',
      own: {
        state: 'needs_correction',
        version: 3,
        round: 1,
        submittedAt,
        decidedAt,
        reason: '',
        typed,
        certificate,
        corrections: fields,
        offer: null,
        confirmedAt: null,
        rounds: [earlier],
        can: { correct: true, resubmit: false },
      },
    },
  },
  sendCorrection: { input: { version: 3, representative: '김한빛' }, output: {} },
  confirmCertificate: { input: { round: 1, ...confirmed }, output: {} },
  sendCertificate: { input: { version: 3, representative: '김한빛' }, output: {} },
  listCases: {
    input: { page: 1, state: 'waiting', search: '한빛' },
    output: { rows: [{ ...line, reviewer: admin, flags: [{ check: 'tax_office', outcome: 'warn' }] }], total: 1 },
  },
  getCase: {
    input: { id },
    output: {
      ...line,
      typed,
      identity: null,
      country: 'KR',
      registrationScheme: '',
      isEmailConfirmed: true,
      reason: '',
      decidedAt: null,
      reviewer: { ...admin, takenAt: decidedAt, isMe: true },
      lastDecision: { by: admin, at: decidedAt, decision: 'needs_correction' },
      confirmed: { at: submittedAt, values: confirmed },
      reading: {
        readAt: decidedAt,
        pages: 1,
        hasText: true,
        isCutOff: false,
        hasResidentNumber: false,
        comparisons: [
          { field: 'businessNumber', typed: typed.businessNumber, found: [typed.businessNumber], agreement: 'agrees' },
        ],
        checks: [{ check: 'check_digit', outcome: 'pass', detail: {} }],
      },
      rounds: [{ ...earlier, typed, decidedBy: admin }],
      holder: null,
      others: [{ ...line, id: otherId, state: 'submitted', version: 1, round: 1 }],
      accounts: [
        {
          ...admin,
          name: '이나중',
          email: 'lee@test.example',
          role: 'owner',
          membership: 'active',
          companyState: 'pending',
        },
      ],
      can: { take: true, decide: true, verify: true, join: false, read: true },
    },
  },
  takeCase: { input: { ...step, isTakeover: false }, output: step },
  releaseCase: { input: step, output: step },
  readCase: { input: step, output: step },
  verifyCase: {
    input: { ...step, others: [{ id: otherId, version: 1, outcome: 'join', reason: '' }] },
    output: decided,
  },
  askCorrection: { input: { ...step, fields }, output: decided },
  rejectCase: { input: { ...step, reason: '등록증이 다른 회사의 것이에요.' }, output: decided },
  turnIntoJoin: { input: { ...step, reason: '' }, output: decided },
};
