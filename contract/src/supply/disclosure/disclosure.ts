import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { day, moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines } from '../../kit/text.ts';
import { FAMILIES, MATERIALS } from '../materials/materials.ts';
import { SUPPLY_READS } from '../reads.ts';
import { tierCompany } from '../tiers/tiers.ts';

/** Data that a company can disclose to another. Prices, costs and other customers are never part of it. */
export const DISCLOSURE_FIELDS = ['identity', 'location', 'certificates', 'volumes', 'origin', 'documents'] as const;
export type DisclosureField = (typeof DISCLOSURE_FIELDS)[number];

export const DISCLOSURE_STATES = ['asked', 'granted', 'declined', 'revoked', 'withdrawn', 'ended'] as const;
export type DisclosureState = (typeof DISCLOSURE_STATES)[number];

export const DISCLOSURE_PURPOSE_MAX = 500;
const TOKEN_MAX = 80;

const text = z.string();
const fields = z.array(z.enum(DISCLOSURE_FIELDS)).min(1).max(DISCLOSURE_FIELDS.length);
const purpose = lines(DISCLOSURE_PURPOSE_MAX).min(1);

export const disclosureGrant = z.object({
  id: z.uuid(),
  /** True if the data of the caller's company are disclosed. */
  isOurs: z.boolean(),
  /** The other company: the viewer of our data, or the company whose data we want to see. */
  companyId: text,
  /** Empty for a masked company, which is shown by its `token`. */
  companyNames: z.object(companyNames),
  token: text,
  /**
   * Number and country of the company that asks or was granted the disclosure: several companies may have the same
   * name.
   */
  companyNumber: text,
  companyCountry: text,
  fields: z.array(z.enum(DISCLOSURE_FIELDS)),
  purpose: text,
  until: text,
  state: z.enum(DISCLOSURE_STATES),
  version: z.int(),
  askedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  /** True for a granted request of ours while a company in between still holds the name back. */
  isHeldUp: z.boolean(),
});
export type DisclosureGrant = z.infer<typeof disclosureGrant>;

const seenFactory = z.object({
  name: text,
  country: text,
  region: text,
  address: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** A company as another may see it: fields that it may not see are absent, not empty. */
export const disclosedCompany = z.object({
  ...tierCompany.omit({ tiers: true, reveal: true }).shape,
  businessNumber: text.optional(),
  /** Four digits unless more is granted. */
  hs: z.array(text),
  /** Materials and families of the goods, each once. */
  materials: z.array(z.enum(MATERIALS)),
  families: z.array(z.enum(FAMILIES)),
  certificates: z
    .array(
      z.object({
        standard: text,
        validTo: text,
        /** Set where the file may be opened: of a partner, or of a company that grants its documents. */
        documentId: z.uuid().optional(),
      }),
    )
    .optional(),
  factories: z.array(seenFactory).optional(),
});
export type DisclosedCompany = z.infer<typeof disclosedCompany>;

const idAndVersion = { id: z.uuid(), version: z.int32().min(1) };
const write = { access: ['supplier'], output: disclosureGrant } as const;
/** Decisions that disclose the own company's data, or end a disclosure. */
const decision = { ...write, asksPassword: true } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;

/** Disclosure beyond direct partners: who may see more, who has looked, and what they see. */
export const disclosureContract = defineContract({
  getSupplyCompany: {
    summary:
      "Returns a company of the caller's supply chain as the caller may see it; a masked company has a token instead of an id.",
    method: 'GET',
    path: '/supply-companies/:id',
    access: ['supplier'],
    isHeavy: true,
    input: z.strictObject({ id: text.min(1).max(TOKEN_MAX) }),
    output: disclosedCompany,
    errors: ['request.not_found', ...outside],
  },
  getSeenDocument: {
    summary: 'Returns the file of a certificate of a company that discloses its documents to the caller.',
    method: 'GET',
    path: '/supply-companies/:id/documents/:documentId',
    access: ['supplier'],
    input: z.strictObject({ id: text.min(1).max(TOKEN_MAX), documentId: z.uuid() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/pdf', 'image/webp'],
    transaction: 'own',
    errors: ['request.not_found', 'server.too_much', ...outside],
  },
  previewDisclosure: {
    summary:
      "Previews what a partner, or a company with a granted disclosure, sees of the caller's company and its suppliers.",
    method: 'GET',
    path: '/disclosure/preview/:companyId',
    access: ['supplier'],
    isHeavy: true,
    input: z.strictObject({ companyId: z.uuid() }),
    output: z.object({
      company: disclosedCompany,
      suppliers: z.array(tierCompany.omit({ tiers: true, reveal: true })),
    }),
    errors: ['request.not_found', ...outside],
  },
  listDisclosureGrants: {
    summary: "Lists the disclosures of the caller's company to others, or its own disclosure requests, newest first.",
    method: 'GET',
    path: '/disclosure/grants',
    access: ['supplier'],
    isHeavy: true,
    input: z.strictObject({
      whose: z.enum(['ours', 'theirs']).default('ours'),
      state: z.enum(['', ...DISCLOSURE_STATES]).default(''),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(disclosureGrant).shape, can: z.object({ grant: z.boolean() }) }),
    errors: [],
  },
  requestDisclosure: {
    ...write,
    summary: "Asks a masked company of the caller's supply chain for disclosure, for a purpose and until a day.",
    method: 'POST',
    path: '/disclosure/requests',
    input: z.strictObject({ companyId: text.min(1).max(TOKEN_MAX), fields, purpose, until: day }),
    changes: SUPPLY_READS,
    errors: [
      'request.not_found',
      'request.too_many',
      'supply.already_asked',
      'supply.until_past',
      'server.too_much',
      ...outside,
    ],
  },
  withdrawDisclosure: {
    ...write,
    summary: "Withdraws a disclosure request of the caller's company.",
    method: 'POST',
    path: '/disclosure/grants/:id/withdraw',
    input: z.strictObject(idAndVersion),
    changes: SUPPLY_READS,
    errors: ['request.not_found', 'supply.disclosure_changed', 'server.too_much'],
  },
  answerDisclosure: {
    ...decision,
    summary: 'Grants or declines a disclosure request; less than was requested may be granted.',
    method: 'POST',
    path: '/disclosure/grants/:id/answer',
    input: z.strictObject({
      ...idAndVersion,
      isGranted: z.boolean(),
      /** If left out: as requested. */
      fields: fields.optional(),
      until: day.optional(),
    }),
    changes: SUPPLY_READS,
    errors: ['request.not_found', 'supply.disclosure_changed', 'supply.grant_beyond', 'supply.until_past', ...outside],
  },
  grantDisclosure: {
    ...decision,
    summary: "Discloses more of the caller's company to a partner, for a purpose and until a day.",
    method: 'POST',
    path: '/disclosure/grants',
    input: z.strictObject({ companyId: z.uuid(), fields, purpose, until: day }),
    changes: SUPPLY_READS,
    errors: ['request.not_found', 'supply.already_asked', 'supply.until_past', ...outside],
  },
  revokeDisclosure: {
    ...decision,
    summary: 'Revokes a granted disclosure; later answers no longer contain its data.',
    method: 'POST',
    path: '/disclosure/grants/:id/revoke',
    input: z.strictObject(idAndVersion),
    changes: SUPPLY_READS,
    errors: ['request.not_found', 'supply.disclosure_changed'],
  },
  listDisclosureLooks: {
    summary: "Lists the companies that have viewed the caller's company, the latest first.",
    method: 'GET',
    path: '/disclosure/looks',
    access: ['supplier'],
    input: z.strictObject(pageInput),
    output: pageOf(
      z.object({
        at: moment,
        /** Set only for a partner, and for a company that has named itself with a request. */
        companyId: z.uuid().nullable(),
        companyNames: z.object(companyNames),
        /** Own customer through which any other company reaches us, where that is known. */
        beyond: z.object(companyNames),
      }),
    ),
    errors: [],
  },
});

export const disclosureErrors = {
  /** An open request or a valid grant already exists. */
  'supply.already_asked': 409,
  'supply.until_past': 400,
  /** Somebody has decided about the request or grant since it was read. */
  'supply.disclosure_changed': 409,
  /** The answer grants more than was requested. */
  'supply.grant_beyond': 409,
} as const;
