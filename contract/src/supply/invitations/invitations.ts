import { z } from 'zod';
import { ACCOUNT_REFUSALS, linkToken, termsVersion } from '../../account/entrance.ts';
import { newPassword } from '../../account/passwords.ts';
import { businessNumber, optionalRegistrationNumber, REGISTRATION_MAX } from '../../company/company-number.ts';
import { INVITATION_STATES } from '../../company/members/invitations.ts';
import { companyNames } from '../../company/names.ts';
import { country } from '../../kit/country.ts';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { email, personName, phoneAnywhere } from '../../kit/person.ts';
import { lines, optionalName, optionalText } from '../../kit/text.ts';
import { LINK_REASON_MAX, linkFigures, partnerWords } from '../links/fields.ts';
import { SUPPLY_READS } from '../reads.ts';

/** Days after which an unanswered invitation is mailed again. */
export const REMINDER_DAYS = [3, 7, 14] as const;
/** Beginning of the token in a supplier's invitation link; that of a colleague never begins like this. */
export const SUPPLY_TOKEN_START = 'supply-';
const COMPANY_NAME_MAX = 100;

const text = z.string();

export const supplyInvitation = z.object({
  id: z.uuid(),
  linkId: z.uuid(),
  email: text,
  businessNumber: text,
  country: text,
  companyName: text,
  /** Product that the supplier is asked about, and the product that it goes into. */
  partnerProduct: text,
  product: text,
  language: z.enum(LANGUAGES),
  state: z.enum(INVITATION_STATES),
  /** True if the mail could not be delivered. */
  isBounced: z.boolean(),
  reminders: z.int(),
  /** Reason for declining, if somebody gave one. */
  reason: text,
  invitedBy: text,
  sentAt: moment,
  endsAt: moment,
  decidedAt: moment.nullable(),
  /** `askOther`: the link can be sent to another address. */
  can: z.object({ resend: z.boolean(), revoke: z.boolean(), askOther: z.boolean(), makeLink: z.boolean() }),
});
export type SupplyInvitation = z.infer<typeof supplyInvitation>;

/** Identifies the invited company: by a number in Korea, by country and name abroad. */
const invited = {
  email,
  businessNumber: businessNumber.optional(),
  country: country.default('KR'),
  companyName: optionalName(COMPANY_NAME_MAX),
  /** Language of the mail; if left out, that of the country. */
  language: z.enum(LANGUAGES).optional(),
};

export const inviteSupplierInput = z.strictObject({
  ...invited,
  /** A link that is already proposed, or that has no supplier yet. If left out, `proposal` is a new link. */
  link: z.strictObject({ id: z.uuid(), version: z.int32().min(1) }).optional(),
  proposal: z
    .strictObject({
      productId: z.uuid(),
      words: partnerWords.pick({ product: true, partNumber: true, hs: true }).prefault({}),
      figures: linkFigures.prefault({}),
    })
    .optional(),
});

/** Content of an invitation's link for its holder: who asks and about what, and nothing about any other company. */
export const openSupplyInvitation = z.object({
  companyNames: z.object(companyNames),
  companyCountry: text,
  companyNumber: text,
  invitedBy: text,
  /** Product that the asking company makes of it. */
  product: text,
  partnerProduct: z.object({ name: text, partNumber: text, hs: text }),
  /** The invited company, as the asking company knows it. */
  invited: z.object({ name: text, country: text, businessNumber: text }),
  endsAt: moment,
  maskedEmail: text,
  /** True if the recipient has an account: they then answer after sign-in. */
  hasAccount: z.boolean(),
});
export type OpenSupplyInvitation = z.infer<typeof openSupplyInvitation>;

export const supplyJoinFields = {
  name: personName,
  phone: phoneAnywhere,
  password: newPassword,
  /** Only abroad: the number under which the company is registered there, and the name of that number. */
  registration_number: optionalRegistrationNumber,
  registration_scheme: optionalText(REGISTRATION_MAX),
  /** Only abroad: the company's own name; if left out, the name in the invitation. */
  company_name: optionalName(COMPANY_NAME_MAX),
};

const idInput = z.strictObject({ id: z.uuid() });
const tokenInput = z.strictObject({ token: linkToken });
const done = z.object({});
const path = '/supply-invitations';
/** False without a mail server: the inviter then passes the link on. */
const mailed = { isMailed: z.boolean() };
const linkPath = '/user/supply-invitation';
const write = { method: 'POST', access: ['supplier'], transaction: 'own' } as const;
const open = { method: 'POST', access: 'public', transaction: 'own' } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;

/** Invitations of suppliers, each for one supply link. No answer reveals whether a supplier is here already. */
export const supplyInvitationsContract = defineContract({
  listSupplyInvitations: {
    summary: "Lists the suppliers that the caller's company has invited, newest first.",
    method: 'GET',
    path,
    access: ['supplier'],
    input: z.strictObject({
      ...pageInput,
      /** `waiting`: sent or opened. */
      state: z.enum([...INVITATION_STATES, 'waiting']).optional(),
      linkId: z.uuid().optional(),
    }),
    output: z.object({ ...pageOf(supplyInvitation).shape, can: z.object({ invite: z.boolean() }) }),
    errors: [],
  },
  inviteSupplier: {
    ...write,
    summary: 'Mails a supplier a link, valid once and for thirty days, for answering a proposed supply link.',
    path,
    input: inviteSupplierInput,
    output: z.object({ id: z.uuid(), linkId: z.uuid(), ...mailed }),
    changes: SUPPLY_READS,
    errors: [
      'request.not_found',
      ...outside,
      'supply.link_to_self',
      'supply.partner_missing',
      'supply.invitation_to_self',
      'supply.already_invited',
      'supply.link_changed',
      'supply.act_impossible',
      'supply.shares_over_whole',
      'supply.validity_overlaps',
      'supply.validity_reversed',
      'request.too_many',
    ],
  },
  resendSupplyInvitation: {
    ...write,
    summary: 'Mails a new link to an invited supplier; earlier links end.',
    path: `${path}/:id/send`,
    input: idInput,
    output: z.object({ ...mailed }),
    changes: SUPPLY_READS,
    errors: ['request.not_found', ...outside, 'supply.already_invited', 'supply.invitation_over', 'request.too_many'],
  },
  makeSupplyInvitationLink: {
    summary: 'Creates an invitation link that the inviter sends themselves; the previous link of this type ends.',
    method: 'POST',
    path: `${path}/:id/link`,
    access: ['supplier'],
    input: idInput,
    output: z.object({ url: text }),
    answersSecret: true,
    changes: [],
    errors: ['request.not_found', ...outside, 'supply.invitation_over'],
  },
  revokeSupplyInvitation: {
    summary: 'Revokes a supplier invitation and ends its links; the proposed supply link stays.',
    method: 'POST',
    path: `${path}/:id/revoke`,
    access: ['supplier'],
    input: idInput,
    output: done,
    changes: SUPPLY_READS,
    errors: ['request.not_found', 'supply.invitation_over'],
  },
  readSupplyInvitation: {
    ...open,
    summary: 'Returns the inviter and the proposed supply link of an invitation, by its link.',
    path: linkPath,
    input: tokenInput,
    output: openSupplyInvitation,
    errors: ['account.link_dead', 'request.too_many'],
  },
  declineSupplyInvitation: {
    ...open,
    summary: 'Declines a supplier invitation, by its link.',
    path: `${linkPath}/decline`,
    input: z.strictObject({ token: linkToken, reason: lines(LINK_REASON_MAX).default('') }),
    output: done,
    errors: ['account.link_dead', 'request.too_many'],
  },
  joinBySupplyInvitation: {
    ...open,
    summary: 'Opens an account for an invited supplier, in Korea or abroad, with its registration certificate.',
    path: `${linkPath}/join`,
    input: z.strictObject({ token: linkToken, ...supplyJoinFields, terms_version: termsVersion.optional() }),
    output: z.object({ name: text, email: text, linkId: z.uuid() }),
    body: 'upload',
    mediaTypes: ['application/pdf'],
    inQuery: ['terms_version'],
    errors: ['account.link_dead', ...ACCOUNT_REFUSALS],
  },
  readOwnSupplyInvitation: {
    ...write,
    access: CALLERS,
    summary: 'Returns a supplier invitation, by its link, to a signed-in person whose company it is for.',
    path: `${linkPath}/own`,
    input: tokenInput,
    output: openSupplyInvitation.omit({ hasAccount: true, maskedEmail: true }),
    changes: [],
    errors: ['account.link_dead', 'account.link_not_yours', 'request.too_many'],
  },
  acceptSupplyInvitation: {
    ...write,
    access: CALLERS,
    summary: "Accepts a supplier invitation for the caller's company, which can then answer the proposed supply link.",
    path: `${linkPath}/accept`,
    input: tokenInput,
    output: z.object({ linkId: z.uuid() }),
    changes: SUPPLY_READS,
    errors: ['account.link_dead', 'account.link_not_yours', 'request.too_many'],
  },
});

export const supplyInvitationsErrors = {
  /** The address belongs to a person in the caller's company. */
  'supply.invitation_to_self': 409,
  /** Another invitation for this link is open already. */
  'supply.already_invited': 409,
  'supply.invitation_over': 409,
} as const;
