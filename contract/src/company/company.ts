import { z } from 'zod';
import { country } from '../kit/country.ts';
import { defineContract } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { optionalName, optionalText } from '../kit/text.ts';
import { businessNumber } from './company-number.ts';
import { identityContract, identityErrors } from './identity/identity.ts';
import { invitationsContract } from './members/invitations.ts';
import { MEMBER_ROLES, membersContract } from './members/members.ts';
import { COMPANY_NAME_MAX, chineseName, companyNames, japaneseName } from './names.ts';
import { companyEmail, companyPhone, corporateNumber, duns, gln, website } from './profile/fields.ts';

const ADDRESS_MAX = 200;
const INDUSTRY_MAX = 100;
const CODE_MAX = 20;
/** No company that is still in business is older than this. */
export const OPENED_MIN = '1700-01-01';

const openedOn = z
  .union([z.literal(''), z.iso.date()])
  .refine((day) => day === '' || day >= OPENED_MIN, 'company:problem.openedOn')
  .default('')
  .meta({ description: 'The opening date on the certificate; it is never in the future.' });

/**
 * Profile that the members of a company fill in. Every field may be left out, because the profile grows little by
 * little.
 */
export const companyProfile = z.strictObject({
  name: optionalName(COMPANY_NAME_MAX),
  nameEnglish: optionalName(COMPANY_NAME_MAX),
  nameChinese: chineseName.default(''),
  nameJapanese: japaneseName.default(''),
  representative: optionalName(COMPANY_NAME_MAX),
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
  ...companyNames,
  representative: shown,
  /** Empty while the day is unknown. */
  openedOn: shown,
  country: shown,
  address: shown,
  addressEnglish: shown,
  industry: shown,
  phone: shown,
  email: shown,
  website: shown,
  /** Only the first six digits for a viewer. */
  corporateNumber: shown,
  industryCode: shown,
  duns: shown,
  gln: shown,
  /** Ten digits; empty for a company outside Korea. */
  businessNumber: shown,
  state: z.enum(['pending', 'verified', 'rejected']),
  /** Submitted with the next change, which is refused when the version is no longer current. */
  version: z.int(),
  /** Membership of the caller. */
  memberId: z.uuid(),
  memberRole: z.enum(MEMBER_ROLES),
  /** `invite` also needs a verified company and a confirmed email address of the caller. */
  can: z.object({ edit: z.boolean(), manage: z.boolean(), invite: z.boolean(), leave: z.boolean() }),
});
export type Company = z.infer<typeof company>;

export const companyInput = z.strictObject({ ...companyProfile.shape, version: z.int().min(1) });

/** A field of the company's identity that is left out stays as it is. */
const updateCompanyInput = z.strictObject({
  ...companyInput.shape,
  name: companyProfile.shape.name.unwrap().optional(),
  nameEnglish: companyProfile.shape.nameEnglish.unwrap().optional(),
  nameChinese: chineseName.optional(),
  nameJapanese: japaneseName.optional(),
  representative: companyProfile.shape.representative.unwrap().optional(),
  country: country.optional(),
});

/** Request of a person who is in no company, and the business number of the company that they want to join. */
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
    summary: "Returns the caller's company and the actions that the caller may take.",
    method: 'GET',
    path: '/company',
    access: ['supplier'],
    input: nothing,
    output: company,
    errors: [],
  },
  updateCompany: {
    summary:
      "Changes the profile of the caller's company; refuses if another person has changed it in the meantime, and for the identity of a verified company.",
    method: 'PUT',
    path: '/company',
    access: ['supplier'],
    input: updateCompanyInput,
    output: company,
    changes: 'everything',
    errors: ['company.changed_meanwhile', 'company.identity_fixed'],
  },
  leaveCompany: {
    summary: "Leaves the caller's company and keeps the account.",
    method: 'POST',
    path: '/company/leave',
    access: ['supplier'],
    asksPassword: true,
    input: nothing,
    output: done,
    changes: 'everything',
    errors: ['company.last_owner'],
  },
  getOwnRequest: {
    summary: "Returns the caller's open request to join a company, if the caller has no company.",
    method: 'GET',
    path: '/company/request',
    access: ['newcomer'],
    input: nothing,
    output: ownRequest,
    errors: [],
  },
  withdrawRequest: {
    summary: "Withdraws the caller's request to join.",
    method: 'POST',
    path: '/company/request/withdraw',
    access: ['newcomer'],
    input: nothing,
    output: done,
    changes: 'everything',
    errors: ['request.not_found'],
  },
  claimCompany: {
    summary:
      'Submits a business registration number and its certificate for a person without a company; replaces an earlier submission.',
    method: 'POST',
    path: '/company/request',
    access: ['newcomer'],
    input: z.strictObject({ business_number: businessNumber }),
    output: done,
    body: 'upload',
    mediaTypes: ['application/pdf'],
    transaction: 'own',
    changes: 'everything',
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
  /** Another person has saved the company since it was read. */
  'company.changed_meanwhile': 409,
  'company.last_owner': 409,
  'company.not_verified': 409,
  'company.email_unconfirmed': 409,
  'company.already_member': 409,
  'company.already_invited': 409,
  /** The invitation was accepted, declined or revoked, or has expired: no action is possible. */
  'company.invitation_over': 409,
  ...identityErrors,
} as const;
