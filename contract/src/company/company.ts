import { z } from 'zod';
import { country } from '../kit/country.ts';
import { defineContract } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { optionalName, optionalText } from '../kit/text.ts';
import { businessNumber } from './business-number.ts';
import { IDENTITY_NAME_MAX, identityContract, identityErrors } from './identity/identity.ts';
import { invitationsContract } from './members/invitations.ts';
import { MEMBER_ROLES, membersContract } from './members/members.ts';
import { companyEmail, companyPhone, corporateNumber, duns, gln, website } from './profile/fields.ts';

const ADDRESS_MAX = 200;
const INDUSTRY_MAX = 100;
const CODE_MAX = 20;
/** No company that is still in business is older. */
export const OPENED_MIN = '1700-01-01';

const openedOn = z
  .union([z.literal(''), z.iso.date()])
  .refine((day) => day === '' || day >= OPENED_MIN, 'company:problem.openedOn')
  .default('')
  .meta({ description: 'The day of opening as the certificate says; never one that is still to come.' });

/** What its members say of a company. Everything may be left out: a company is filled in little by little. */
export const companyProfile = z.strictObject({
  name: optionalName(IDENTITY_NAME_MAX),
  nameEnglish: optionalName(IDENTITY_NAME_MAX),
  representative: optionalName(IDENTITY_NAME_MAX),
  openedOn,
  country: country.default('KR'),
  address: optionalText(ADDRESS_MAX),
  addressEnglish: optionalText(ADDRESS_MAX),
  industry: optionalText(INDUSTRY_MAX),
  phone: companyPhone,
  email: companyEmail,
  website,
  corporateNumber,
  /** KSIC in Korea, ISIC elsewhere. */
  industryCode: optionalText(CODE_MAX),
  duns,
  gln,
});
export type CompanyProfile = z.output<typeof companyProfile>;

const shown = z.string();

export const company = z.object({
  id: z.uuid(),
  name: shown,
  nameEnglish: shown,
  representative: shown,
  /** Empty while it is not known. */
  openedOn: shown,
  country: shown,
  address: shown,
  addressEnglish: shown,
  industry: shown,
  phone: shown,
  email: shown,
  website: shown,
  /** A viewer sees the first six digits. */
  corporateNumber: shown,
  industryCode: shown,
  duns: shown,
  gln: shown,
  /** Ten digits; empty for a company outside Korea. */
  businessNumber: shown,
  state: z.enum(['pending', 'verified', 'rejected']),
  /** Handed in with the next change: whoever changes an older one is told. */
  version: z.int(),
  /** The caller's own. */
  memberId: z.uuid(),
  memberRole: z.enum(MEMBER_ROLES),
  /** `invite` also waits for the company to be verified and for the own address to be confirmed. */
  can: z.object({ edit: z.boolean(), manage: z.boolean(), invite: z.boolean(), leave: z.boolean() }),
});
export type Company = z.infer<typeof company>;

export const companyInput = z.strictObject({ ...companyProfile.shape, version: z.int().min(1) });

/** What is left out of a company's identity stays as it is. */
const updateCompanyInput = z.strictObject({
  ...companyInput.shape,
  name: companyProfile.shape.name.unwrap().optional(),
  nameEnglish: companyProfile.shape.nameEnglish.unwrap().optional(),
  representative: companyProfile.shape.representative.unwrap().optional(),
  country: country.optional(),
});

/** Of whoever is in no company: whether they wait for one, and for which number. */
export const ownRequest = z.object({
  state: z.enum(['requested', 'none']),
  businessNumber: z.string(),
  since: moment.nullable(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

const nothing = z.strictObject({});
const done = z.object({});

const ownCompanyContract = defineContract({
  getCompany: {
    summary: 'Gives the own company, and what the caller may do with it.',
    method: 'GET',
    path: '/company',
    access: ['supplier'],
    input: nothing,
    output: company,
    errors: [],
  },
  updateCompany: {
    summary:
      'Changes what the own company says of itself; refused when somebody has changed it meanwhile, and for the identity of a verified company.',
    method: 'PUT',
    path: '/company',
    access: ['supplier'],
    input: updateCompanyInput,
    output: company,
    errors: ['company.changed_meanwhile', 'company.identity_fixed'],
  },
  leaveCompany: {
    summary: 'Leaves the own company and keeps the account.',
    method: 'POST',
    path: '/company/leave',
    access: ['supplier'],
    asksPassword: true,
    input: nothing,
    output: done,
    errors: ['company.last_owner'],
  },
  getOwnRequest: {
    summary: 'Tells somebody who is in no company whether they wait to be let in.',
    method: 'GET',
    path: '/company/request',
    access: ['newcomer'],
    input: nothing,
    output: ownRequest,
    errors: [],
  },
  withdrawRequest: {
    summary: 'Takes back the own wish to join.',
    method: 'POST',
    path: '/company/request/withdraw',
    access: ['newcomer'],
    input: nothing,
    output: done,
    errors: ['request.not_found'],
  },
  claimCompany: {
    summary:
      'Hands in a business number and its certificate, for somebody who is in no company; it takes the place of one before.',
    method: 'POST',
    path: '/company/request',
    access: ['newcomer'],
    input: z.strictObject({ business_number: businessNumber }),
    output: done,
    body: 'upload',
    mediaTypes: ['application/pdf'],
    transaction: 'own',
    errors: [
      'document.not_pdf',
      'document.damaged',
      'document.encrypted',
      'document.active_content',
      'document.too_complex',
      'request.too_many',
    ],
  },
});

export const companyContract = {
  ...ownCompanyContract,
  ...identityContract,
  ...membersContract,
  ...invitationsContract,
};

export const companyErrors = {
  /** Somebody else has saved since this one was read. */
  'company.changed_meanwhile': 409,
  'company.last_owner': 409,
  'company.not_verified': 409,
  'company.email_unconfirmed': 409,
  'company.already_member': 409,
  'company.already_invited': 409,
  /** Accepted, declined, run out or taken back: there is nothing left to do with it. */
  'company.invitation_over': 409,
  ...identityErrors,
} as const;
