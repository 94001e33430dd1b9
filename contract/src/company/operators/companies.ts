import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText } from '../../kit/text.ts';
import { companyNames } from '../names.ts';
import { OPERATOR_READS } from '../reads.ts';
import { CASE_KINDS } from '../verification/case.ts';

export const COMPANY_STATES = ['pending', 'verified', 'rejected'] as const;
export const COMPANY_SORTS = ['newest', 'oldest', 'name', 'nameDown'] as const;
const SEARCH_MAX = 100;

export const companyRow = z.object({
  id: z.uuid(),
  ...companyNames,
  /** Ten digits; empty for a company outside Korea. */
  businessNumber: z.string(),
  country: z.string(),
  state: z.enum(COMPANY_STATES),
  isDisabled: z.boolean(),
  /** The tax office's last answer; `unknown` where it gave none or was not asked. */
  taxState: z.enum(['active', 'suspended', 'closed', 'unregistered', 'unknown']),
  members: z.int(),
  createdAt: moment,
});
export type CompanyRow = z.infer<typeof companyRow>;

const member = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'editor', 'viewer']),
  state: z.enum(['requested', 'active', 'disabled', 'left']),
  since: moment,
});
export type CompanyMember = z.infer<typeof member>;

const verificationCase = z.object({
  id: z.uuid(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(['submitted', 'in_review', 'needs_correction', 'verified', 'rejected']),
  applicant: z.string(),
  submittedAt: moment,
  decidedAt: moment.nullable(),
});
export type CompanyCase = z.infer<typeof verificationCase>;

export const inspectedCompany = z.object({
  ...companyRow.shape,
  representative: z.string(),
  openedOn: z.iso.date().nullable(),
  address: z.string(),
  addressEnglish: z.string(),
  industry: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  disabledAt: moment.nullable(),
  factories: z.int(),
  /** The first hundred, owners first; `members` is the number of all. */
  people: z.array(member),
  /** The last twenty. */
  cases: z.array(verificationCase),
  /** `appointOwner`: the company has no member left who may admit others. */
  can: z.object({ disable: z.boolean(), enable: z.boolean(), appointOwner: z.boolean() }),
});
export type InspectedCompany = z.infer<typeof inspectedCompany>;

const idInput = z.strictObject({ id: z.uuid() });
const done = z.object({});
const errors = ['request.not_found'] as const;
const write = { method: 'POST', access: ['admin'], asksPassword: true, output: done } as const;

/** Companies as operators see and change them. */
export const operatorCompaniesContract = defineContract({
  listCompanies: {
    summary: 'Lists the companies whose name or business registration number begins with the search text.',
    method: 'GET',
    path: '/admin/companies',
    access: ['admin'],
    input: z.strictObject({
      ...pageInput,
      q: optionalText(SEARCH_MAX),
      state: z.enum(COMPANY_STATES).optional(),
      isDisabled: z.enum(['yes', 'no']).optional(),
      /** Filters by the tax office's answer: closed or suspended, or none. */
      tax: z.enum(['stopped', 'unanswered']).optional(),
      sort: z.enum(COMPANY_SORTS).default('newest'),
    }),
    output: pageOf(companyRow),
    errors: [],
  },
  inspectCompany: {
    summary: 'Returns one company with its members and verification cases.',
    method: 'GET',
    path: '/admin/companies/:id',
    access: ['admin'],
    input: idInput,
    output: inspectedCompany,
    // The access log records who opens people's contact data.
    transaction: 'own',
    errors,
  },
  disableCompany: {
    ...write,
    summary: 'Suspends a company, hides its data from its members and notifies its owners by mail.',
    path: '/admin/companies/:id/disable',
    input: idInput,
    changes: OPERATOR_READS,
    errors: [...errors, 'company.state_changed'],
  },
  enableCompany: {
    ...write,
    summary: 'Restores access to a suspended company and notifies its owners by mail.',
    path: '/admin/companies/:id/enable',
    input: idInput,
    changes: OPERATOR_READS,
    errors: [...errors, 'company.state_changed'],
  },
  appointOwner: {
    ...write,
    summary: 'Makes a member the owner of a company that has no owner.',
    path: '/admin/companies/:id/owner',
    input: z.strictObject({ id: z.uuid(), userId: z.uuid() }),
    changes: OPERATOR_READS,
    errors: [...errors, 'company.has_owner'],
  },
});

export const operatorCompaniesErrors = {
  /** The company has changed to another state, in which the operation is not possible. */
  'company.state_changed': 409,
  'company.has_owner': 409,
} as const;
