import { z } from 'zod';
import { ACCOUNT_REFUSALS, linkToken, termsVersion } from '../../account/entrance.ts';
import { newPassword } from '../../account/passwords.ts';
import { businessNumber, optionalRegistrationNumber, REGISTRATION_MAX } from '../../company/business-number.ts';
import { INVITATION_STATES } from '../../company/members/invitations.ts';
import { country } from '../../kit/country.ts';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { email, personName, phoneAnywhere } from '../../kit/person.ts';
import { lines, optionalName, optionalText } from '../../kit/text.ts';
import { LINK_REASON_MAX, linkFigures, partnerWords } from '../links/fields.ts';

/** After so many days an invitation that nobody has answered is mailed again. */
export const REMINDER_DAYS = [3, 7, 14] as const;
/** The link of an invitation of a supplier begins like this; that of a colleague never does. */
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
  /** The product that the supplier is asked about, and the one that it goes into. */
  partnerProduct: text,
  product: text,
  language: z.enum(LANGUAGES),
  state: z.enum(INVITATION_STATES),
  /** The letter could not be delivered. */
  isBounced: z.boolean(),
  reminders: z.int(),
  /** Why it was declined, where somebody said so. */
  reason: text,
  invitedBy: text,
  sentAt: moment,
  endsAt: moment,
  decidedAt: moment.nullable(),
  /** `askOther`: the link can be sent to another address. */
  can: z.object({ resend: z.boolean(), revoke: z.boolean(), askOther: z.boolean(), makeLink: z.boolean() }),
});
export type SupplyInvitation = z.infer<typeof supplyInvitation>;

/** Who is meant: by a number in Korea, by country and name abroad. */
const invited = {
  email,
  businessNumber: businessNumber.optional(),
  country: country.default('KR'),
  companyName: optionalName(COMPANY_NAME_MAX),
  /** Of the mail; left out, the one of the country. */
  language: z.enum(LANGUAGES).optional(),
};

export const inviteSupplierInput = z.strictObject({
  ...invited,
  /** A link that is proposed already, or that has no supplier yet; otherwise one that is proposed with it. */
  link: z.strictObject({ id: z.uuid(), version: z.int32().min(1) }).optional(),
  proposal: z
    .strictObject({
      productId: z.uuid(),
      words: partnerWords.pick({ product: true, partNumber: true, hs: true }).prefault({}),
      figures: linkFigures.prefault({}),
    })
    .optional(),
});

/** What the link shows to whoever holds it: who asks and about what, and nothing of anybody beyond. */
export const openSupplyInvitation = z.object({
  companyName: text,
  companyNameEnglish: text,
  companyCountry: text,
  companyNumber: text,
  invitedBy: text,
  /** What the asking company makes of it. */
  product: text,
  partnerProduct: z.object({ name: text, partNumber: text, hs: text }),
  /** Of the invited company, as the asking one knows it. */
  invited: z.object({ name: text, country: text, businessNumber: text }),
  endsAt: moment,
  maskedEmail: text,
  /** Then the way leads through sign-in. */
  hasAccount: z.boolean(),
});
export type OpenSupplyInvitation = z.infer<typeof openSupplyInvitation>;

export const supplyJoinFields = {
  name: personName,
  phone: phoneAnywhere,
  password: newPassword,
  /** Abroad only: the number under which the company is registered there, and what that number is called. */
  registration_number: optionalRegistrationNumber,
  registration_scheme: optionalText(REGISTRATION_MAX),
  /** Abroad only: its own name; left out, the one by which it was invited. */
  company_name: optionalName(COMPANY_NAME_MAX),
};

const one = z.strictObject({ id: z.uuid() });
const held = z.strictObject({ token: linkToken });
const done = z.object({});
const path = '/supply-invitations';
/** Without a mail server nothing leaves: the inviter hands a link over. */
const mailed = { isMailed: z.boolean() };
const linkPath = '/user/supply-invitation';
const write = { method: 'POST', access: ['supplier'], transaction: 'own' } as const;
const open = { method: 'POST', access: 'public', transaction: 'own' } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;

/** Suppliers who are asked to come, each for one supply link. Whether they are here already is never told. */
export const supplyInvitationsContract = defineContract({
  listSupplyInvitations: {
    summary: 'Lists the suppliers whom the own company has invited, the newest first.',
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
    summary: 'Mails a link to a supplier by which it answers a proposed supply link, once and for thirty days.',
    path,
    input: inviteSupplierInput,
    output: z.object({ id: z.uuid(), linkId: z.uuid(), ...mailed }),
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
    summary: 'Mails a new link to a supplier who was invited; those before end.',
    path: `${path}/:id/send`,
    input: one,
    output: z.object({ ...mailed }),
    errors: ['request.not_found', ...outside, 'supply.already_invited', 'supply.invitation_over', 'request.too_many'],
  },
  makeSupplyInvitationLink: {
    summary: 'Makes a link of an invitation that the inviter sends by a way of their own; the one made before ends.',
    method: 'POST',
    path: `${path}/:id/link`,
    access: ['supplier'],
    input: one,
    output: z.object({ url: text }),
    answersSecret: true,
    errors: ['request.not_found', ...outside, 'supply.invitation_over'],
  },
  revokeSupplyInvitation: {
    summary: 'Takes an invitation of a supplier back; its links end, what was proposed stays.',
    method: 'POST',
    path: `${path}/:id/revoke`,
    access: ['supplier'],
    input: one,
    output: done,
    errors: ['request.not_found', 'supply.invitation_over'],
  },
  readSupplyInvitation: {
    ...open,
    summary: 'Tells who asks a supplier about what, by the link of an invitation.',
    path: linkPath,
    input: held,
    output: openSupplyInvitation,
    errors: ['account.link_dead', 'request.too_many'],
  },
  declineSupplyInvitation: {
    ...open,
    summary: 'Declines the invitation of a supplier by its link.',
    path: `${linkPath}/decline`,
    input: z.strictObject({ token: linkToken, reason: lines(LINK_REASON_MAX).default('') }),
    output: done,
    errors: ['account.link_dead', 'request.too_many'],
  },
  joinBySupplyInvitation: {
    ...open,
    summary: 'Opens an account for an invited supplier, in Korea or abroad, with the certificate of its registration.',
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
    summary: 'Tells somebody who is signed in what the link of an invitation asks, if it is meant for their company.',
    path: `${linkPath}/own`,
    input: held,
    output: openSupplyInvitation.omit({ hasAccount: true, maskedEmail: true }),
    errors: ['account.link_dead', 'account.link_not_yours', 'request.too_many'],
  },
  acceptSupplyInvitation: {
    ...write,
    access: CALLERS,
    summary: 'Takes up an invitation for the own company: the proposed link then waits for its answer.',
    path: `${linkPath}/accept`,
    input: held,
    output: z.object({ linkId: z.uuid() }),
    errors: ['account.link_dead', 'account.link_not_yours', 'request.too_many'],
  },
});

export const supplyInvitationsErrors = {
  /** The address of somebody in the own company. */
  'supply.invitation_to_self': 409,
  /** For this link somebody is asked already. */
  'supply.already_invited': 409,
  'supply.invitation_over': 409,
} as const;
