import { z } from 'zod';
import { businessNumber } from '../../company/business-number.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { day } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { LINK_REASON_MAX, LINK_SIDES, LINK_STATES, linkFigures, partnerWords } from './fields.ts';
import { linkEvent, listedLink, supplyLink } from './views.ts';

/** Links that one request confirms at most. */
export const CONFIRMED_AT_ONCE_MAX = 200;
/** `waiting`: what waits for the caller first, or last. */
export const LINK_SORTS = ['waiting', 'updatedAt', 'createdAt', 'spendShare'] as const;
/** What is searched in is looked at link by link, and so counted only so far. */
export const LINKS_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
const reason = lines(LINK_REASON_MAX);

const text = z.string();
const side = z.enum(LINK_SIDES);

const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(LINK_STATES.length), item.transform((one) => [one])]).default([]);

export const linkFilters = {
  side: z.enum(['', ...LINK_SIDES]).default(''),
  /** All that are not over where none is named. */
  state: several(z.enum(LINK_STATES)),
  productId: z.uuid().optional(),
  waiting: z.enum(['', 'mine', 'theirs']).default(''),
  /** Any part of a name of the other side, or of either product. */
  search: optionalText(SEARCH_MAX),
};
export type LinkFilters = z.output<z.ZodObject<typeof linkFilters>>;

/** By a link that is there already, or by a business number; abroad, or of an unknown one, nothing but words. */
export const partnerInput = {
  companyId: z.uuid().optional(),
  businessNumber: businessNumber.optional(),
  words: partnerWords.prefault({}),
};

const one = { id: z.uuid(), version: z.int32().min(1) };
const read = { method: 'GET', access: ['supplier'] } as const;
const act = { method: 'POST', access: ['supplier'], output: supplyLink } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const acting = ['request.not_found', 'supply.link_changed', 'supply.act_impossible', ...outside] as const;
const figuring = ['supply.shares_over_whole', 'supply.validity_overlaps', 'supply.validity_reversed'] as const;

/** Who supplies whom with what: told by one side, answered by the other, kept with everything that was said. */
export const linksContract = defineContract({
  listLinks: {
    ...read,
    summary: 'Lists the own company’s supply links on either side: filtered, sorted, twenty a page.',
    path: '/supply-links',
    input: z.strictObject({
      ...linkFilters,
      sort: z.enum(LINK_SORTS).default('updatedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(listedLink).shape,
      isTotalExact: z.boolean(),
      can: z.object({ propose: z.boolean() }),
    }),
    errors: [],
  },
  getLink: {
    ...read,
    summary: 'Gives a supply link of the own company, and what can be done with it.',
    path: '/supply-links/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: supplyLink,
    errors: ['request.not_found'],
  },
  listLinkEvents: {
    ...read,
    summary: 'Lists everything that was ever said about a supply link, the last first.',
    path: '/supply-links/:id/events',
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(linkEvent),
    errors: ['request.not_found'],
  },
  proposeLink: {
    ...act,
    summary: 'Proposes a supply link as its buyer or as its supplier, or notes one whose supplier nobody will name.',
    path: '/supply-links',
    input: z.strictObject({
      side,
      /** The own product. */
      productId: z.uuid(),
      ...partnerInput,
      isUnidentified: z.boolean().default(false),
      figures: linkFigures.prefault({}),
      note: reason.default(''),
    }),
    errors: [
      ...(['request.not_found', 'request.too_many', 'supply.link_to_self', 'supply.partner_missing'] as const),
      ...figuring,
      ...outside,
    ],
  },
  confirmLink: {
    ...act,
    summary: 'Confirms what the other side has proposed; without a product of one’s own, one is made of its words.',
    path: '/supply-links/:id/confirm',
    input: z.strictObject({ ...one, productId: z.uuid().optional() }),
    errors: [...acting, ...figuring, 'supply.part_number_taken'],
  },
  counterLink: {
    ...act,
    summary: 'Answers a proposal with corrected figures.',
    path: '/supply-links/:id/counter',
    input: z.strictObject({ ...one, productId: z.uuid().optional(), figures: linkFigures, note: reason.default('') }),
    errors: [...acting, ...figuring, 'supply.part_number_taken'],
  },
  reviseLink: {
    ...act,
    summary:
      'Changes one’s own proposal, or proposes a revision of a confirmed link, which holds until that is accepted.',
    path: '/supply-links/:id/revise',
    input: z.strictObject({ ...one, figures: linkFigures, note: reason.default('') }),
    errors: [...acting, ...figuring],
  },
  disputeLink: {
    ...act,
    summary: 'Says that a proposal is not true, and why; of a confirmed link, refuses the proposed revision.',
    path: '/supply-links/:id/dispute',
    input: z.strictObject({ ...one, reason: reason.min(1) }),
    errors: acting,
  },
  withdrawLink: {
    ...act,
    summary:
      'Leaves a link that is not confirmed, from either side, or withdraws one’s own revision of a confirmed one.',
    path: '/supply-links/:id/withdraw',
    input: z.strictObject({ ...one, note: reason.default('') }),
    errors: acting,
  },
  endLink: {
    ...act,
    summary: 'Ends a confirmed link on a day; one that is past ends it at once.',
    path: '/supply-links/:id/end',
    input: z.strictObject({ ...one, on: day, note: reason.default('') }),
    errors: [...acting, 'supply.validity_reversed'],
  },
  identifyLink: {
    ...act,
    summary: 'Names the supplier of a link that had none: it is proposed to that company.',
    path: '/supply-links/:id/identify',
    input: z.strictObject({ ...one, ...partnerInput }),
    errors: [...acting, ...figuring, 'supply.link_to_self', 'supply.partner_missing'],
  },
  assignLink: {
    ...act,
    method: 'PUT',
    summary:
      'Names the own product that a supplier’s claim feeds, or none again: it then counts as declared, without being confirmed.',
    path: '/supply-links/:id/assign',
    input: z.strictObject({ ...one, productId: z.uuid().nullable() }),
    errors: [...acting, ...figuring],
  },
  setLinkOnward: {
    ...act,
    method: 'PUT',
    summary: 'Says whether those beyond may be told of the other side of a link, as far as that side grants it too.',
    path: '/supply-links/:id/onward',
    input: z.strictObject({ ...one, onward: z.boolean() }),
    errors: acting,
  },
  confirmLinks: {
    summary: 'Confirms many proposals as they are; each is refused for itself.',
    method: 'POST',
    path: '/supply-links/confirm',
    access: ['supplier'],
    input: z.strictObject({ links: z.array(z.strictObject(one)).min(1).max(CONFIRMED_AT_ONCE_MAX) }),
    output: z.object({
      confirmed: z.int(),
      /** By which code `confirmLink` would have refused it. */
      refused: z.array(z.object({ id: z.uuid(), code: text })),
    }),
    errors: outside,
  },
});

export const linksErrors = {
  'supply.link_to_self': 409,
  /** Neither a company nor words for one. */
  'supply.partner_missing': 400,
  /** Of all that is bought for a product; `fields.spendShare` is what is still free. */
  'supply.shares_over_whole': 409,
  'supply.validity_reversed': 400,
  /** Another link of the same two products holds at the same time: `fields.id` is that one. */
  'supply.validity_overlaps': 409,
  /** Somebody has acted on it since it was read: `fields` has its present state and version. */
  'supply.link_changed': 409,
  /** Nothing that this side can do with a link in this state. */
  'supply.act_impossible': 409,
} as const;
