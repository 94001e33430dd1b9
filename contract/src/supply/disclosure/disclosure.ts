import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { day, moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines } from '../../kit/text.ts';
import { tierCompany } from '../tiers/tiers.ts';

/** What one company can let another see of it. Prices, costs and other customers are nothing of this. */
export const SIGHT_FIELDS = ['identity', 'location', 'certificates', 'volumes', 'origin', 'documents'] as const;
export type SightField = (typeof SIGHT_FIELDS)[number];

export const SIGHT_STATES = ['asked', 'granted', 'declined', 'revoked', 'withdrawn', 'ended'] as const;
export type SightState = (typeof SIGHT_STATES)[number];

export const SIGHT_PURPOSE_MAX = 500;
const TOKEN_MAX = 80;

const text = z.string();
const fields = z.array(z.enum(SIGHT_FIELDS)).min(1).max(SIGHT_FIELDS.length);
const purpose = lines(SIGHT_PURPOSE_MAX).min(1);

export const sightGrant = z.object({
  id: z.uuid(),
  /** Whether the caller's company is the one that is seen. */
  isOurs: z.boolean(),
  /** The other company: who wants to see us, or whom we want to see. */
  companyId: text,
  /** Nothing of a masked one, which is shown by its `token`. */
  companyName: text,
  token: text,
  /** Of whoever asks or was granted it: a name alone may be another's, too. */
  companyNumber: text,
  companyCountry: text,
  fields: z.array(z.enum(SIGHT_FIELDS)),
  purpose: text,
  until: text,
  state: z.enum(SIGHT_STATES),
  version: z.int(),
  askedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  /** Of what we have asked for and been granted: whether a company between still holds it back. */
  isHeldUp: z.boolean(),
});
export type SightGrant = z.infer<typeof sightGrant>;

const seenFactory = z.object({
  name: text,
  country: text,
  region: text,
  address: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** One company as another may see it: everything that it may not is absent, not empty. */
export const seenCompany = z.object({
  ...tierCompany.omit({ tiers: true, reveal: true }).shape,
  businessNumber: text.optional(),
  /** Four digits unless more is granted. */
  hs: z.array(text),
  materialGroups: z.array(text),
  certificates: z
    .array(
      z.object({
        standard: text,
        validTo: text,
        /** Where its file may be opened: a partner's, or one whose company grants its documents. */
        documentId: z.uuid().optional(),
      }),
    )
    .optional(),
  factories: z.array(seenFactory).optional(),
});
export type SeenCompany = z.infer<typeof seenCompany>;

const one = { id: z.uuid(), version: z.int32().min(1) };
const write = { access: ['supplier'], output: sightGrant } as const;
/** What opens the own company to others, or closes it again. */
const decision = { ...write, asksPassword: true } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;

/** Who may see more than the next step up and down, who has looked, and what they see. */
export const sightContract = defineContract({
  getSupplyCompany: {
    summary: 'Gives a company of the own supply chain as the caller may see it; a masked one by its token.',
    method: 'GET',
    path: '/supply-companies/:id',
    access: ['supplier'],
    input: z.strictObject({ id: text.min(1).max(TOKEN_MAX) }),
    output: seenCompany,
    errors: ['request.not_found', ...outside],
  },
  getSeenDocument: {
    summary: 'Gives the file of a certificate of a company that lets the caller see its documents.',
    method: 'GET',
    path: '/supply-companies/:id/documents/:documentId',
    access: ['supplier'],
    input: z.strictObject({ id: text.min(1).max(TOKEN_MAX), documentId: z.uuid() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/pdf', 'image/webp'],
    transaction: 'own',
    errors: ['request.not_found', ...outside],
  },
  previewSight: {
    summary: 'Shows what a partner, or a company that was granted more, sees of the own company and its suppliers.',
    method: 'GET',
    path: '/sight/preview/:companyId',
    access: ['supplier'],
    input: z.strictObject({ companyId: z.uuid() }),
    output: z.object({ company: seenCompany, suppliers: z.array(tierCompany.omit({ tiers: true, reveal: true })) }),
    errors: ['request.not_found', ...outside],
  },
  listSightGrants: {
    summary: 'Lists who may see what of the own company, or what the own company has asked to see, the newest first.',
    method: 'GET',
    path: '/sight/grants',
    access: ['supplier'],
    input: z.strictObject({
      whose: z.enum(['ours', 'theirs']).default('ours'),
      state: z.enum(['', ...SIGHT_STATES]).default(''),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(sightGrant).shape, can: z.object({ grant: z.boolean() }) }),
    errors: [],
  },
  askSight: {
    ...write,
    summary: 'Asks a masked company of the own supply chain to be shown, for a purpose and until a day.',
    method: 'POST',
    path: '/sight/requests',
    input: z.strictObject({ companyId: text.min(1).max(TOKEN_MAX), fields, purpose, until: day }),
    errors: ['request.not_found', 'request.too_many', 'supply.already_asked', 'supply.until_past', ...outside],
  },
  withdrawSight: {
    ...write,
    summary: 'Withdraws the own request to see a company.',
    method: 'POST',
    path: '/sight/grants/:id/withdraw',
    input: z.strictObject(one),
    errors: ['request.not_found', 'supply.sight_changed'],
  },
  answerSight: {
    ...decision,
    summary: 'Grants or declines what another company has asked to see; less than was asked may be granted.',
    method: 'POST',
    path: '/sight/grants/:id/answer',
    input: z.strictObject({
      ...one,
      isGranted: z.boolean(),
      /** Left out, what was asked for. */
      fields: fields.optional(),
      until: day.optional(),
    }),
    errors: ['request.not_found', 'supply.sight_changed', 'supply.grant_beyond', 'supply.until_past', ...outside],
  },
  grantSight: {
    ...decision,
    summary: 'Lets a partner see more of the own company, for a purpose and until a day.',
    method: 'POST',
    path: '/sight/grants',
    input: z.strictObject({ companyId: z.uuid(), fields, purpose, until: day }),
    errors: ['request.not_found', 'supply.already_asked', 'supply.until_past', ...outside],
  },
  revokeSight: {
    ...decision,
    summary: 'Takes back what was granted; from then on no answer holds it.',
    method: 'POST',
    path: '/sight/grants/:id/revoke',
    input: z.strictObject(one),
    errors: ['request.not_found', 'supply.sight_changed'],
  },
  listSightLooks: {
    summary: 'Lists which other companies have looked at the own one, the last first.',
    method: 'GET',
    path: '/sight/looks',
    access: ['supplier'],
    input: z.strictObject(pageInput),
    output: pageOf(
      z.object({
        at: moment,
        /** Only of a partner, and of whoever has named itself by asking. */
        companyId: z.uuid().nullable(),
        companyName: text,
        /** Of anybody else: the own customer by which it reaches us, where that is known. */
        beyond: text,
      }),
    ),
    errors: [],
  },
});

export const sightErrors = {
  /** There is one already that waits or holds. */
  'supply.already_asked': 409,
  'supply.until_past': 400,
  /** Somebody has decided about it since it was read. */
  'supply.sight_changed': 409,
  /** More than was asked for. */
  'supply.grant_beyond': 409,
} as const;
