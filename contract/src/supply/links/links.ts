import { z } from 'zod';
import { businessNumber } from '../../company/company-number.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { day } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { LINK_READS, SUPPLY_READS } from '../reads.ts';
import { LINK_REASON_MAX, LINK_SIDES, LINK_STATES, linkFigures, partnerWords } from './fields.ts';
import { linkEvent, listedLink, supplyLink } from './views.ts';

/** Number of links that one request may confirm. */
export const CONFIRMED_AT_ONCE_MAX = 200;
/** `waiting`: links that wait for the caller come first, or last. */
export const LINK_SORTS = ['waiting', 'updatedAt', 'createdAt', 'spendShare'] as const;
/** Limit of the count with a search, which checks links one by one. */
export const LINKS_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
const reason = lines(LINK_REASON_MAX);

const text = z.string();
const side = z.enum(LINK_SIDES);

const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(LINK_STATES.length), item.transform((value) => [value])]).default([]);

export const linkFilters = {
  side: z.enum(['', ...LINK_SIDES]).default(''),
  /** If empty: all links that are not over. */
  state: several(z.enum(LINK_STATES)),
  productId: z.uuid().optional(),
  waiting: z.enum(['', 'mine', 'theirs']).default(''),
  /** Any part of a name of the other side, or of either product. */
  search: optionalText(SEARCH_MAX),
};
export type LinkFilters = z.output<z.ZodObject<typeof linkFilters>>;

/** Identifies the partner: by an existing link, or by a business number. A company abroad or unknown has only words. */
export const partnerInput = {
  companyId: z.uuid().optional(),
  businessNumber: businessNumber.optional(),
  words: partnerWords.prefault({}),
};

const idAndVersion = { id: z.uuid(), version: z.int32().min(1) };
const read = { method: 'GET', access: ['supplier'] } as const;
const act = { method: 'POST', access: ['supplier'], output: supplyLink } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const acting = ['request.not_found', 'supply.link_changed', 'supply.act_impossible', ...outside] as const;
/** For acts that can be repeated for ever. Leaving a link and disclosing less are never limited. */
const repeating = [...acting, 'request.too_many'] as const;
const figuring = ['supply.shares_over_whole', 'supply.validity_overlaps', 'supply.validity_reversed'] as const;

/** Supply links: who supplies whom with what. One side states it, the other answers, and every statement is kept. */
export const linksContract = defineContract({
  listLinks: {
    ...read,
    summary: "Lists the supply links of the caller's company as buyer or supplier, filtered and sorted.",
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
    summary: "Returns a supply link of the caller's company and the possible actions.",
    path: '/supply-links/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: supplyLink,
    errors: ['request.not_found'],
  },
  listLinkEvents: {
    ...read,
    summary: 'Lists all events of a supply link, the latest first.',
    path: '/supply-links/:id/events',
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(linkEvent),
    errors: ['request.not_found'],
  },
  proposeLink: {
    ...act,
    summary: 'Proposes a supply link as its buyer or its supplier, or records a link whose supplier is not known yet.',
    path: '/supply-links',
    input: z.strictObject({
      side,
      /** Product of the caller's company. */
      productId: z.uuid(),
      ...partnerInput,
      isUnidentified: z.boolean().default(false),
      figures: linkFigures.prefault({}),
      note: reason.default(''),
    }),
    changes: LINK_READS,
    errors: [
      'request.not_found',
      'request.too_many',
      'supply.link_to_self',
      'supply.partner_missing',
      ...figuring,
      ...outside,
    ],
  },
  confirmLink: {
    ...act,
    summary:
      "Confirms a partner's proposal; if the link has no product of the caller yet and none is given, one is created from the proposal.",
    path: '/supply-links/:id/confirm',
    input: z.strictObject({ ...idAndVersion, productId: z.uuid().optional() }),
    changes: LINK_READS,
    errors: [...acting, ...figuring, 'supply.part_number_taken'],
  },
  counterLink: {
    ...act,
    summary: "Answers a partner's proposal with a counter-proposal.",
    path: '/supply-links/:id/counter',
    input: z.strictObject({
      ...idAndVersion,
      productId: z.uuid().optional(),
      figures: linkFigures,
      note: reason.default(''),
    }),
    changes: LINK_READS,
    errors: [...repeating, ...figuring, 'supply.part_number_taken'],
  },
  reviseLink: {
    ...act,
    summary:
      "Changes the caller's proposal, or proposes a change of a confirmed link, which stays valid until the partner accepts the change.",
    path: '/supply-links/:id/revise',
    input: z.strictObject({ ...idAndVersion, figures: linkFigures, note: reason.default('') }),
    changes: LINK_READS,
    errors: [...repeating, ...figuring],
  },
  disputeLink: {
    ...act,
    summary: 'Disputes a proposal, with a reason, or declines a proposed change of a confirmed link.',
    path: '/supply-links/:id/dispute',
    input: z.strictObject({ ...idAndVersion, reason: reason.min(1) }),
    changes: LINK_READS,
    errors: acting,
  },
  withdrawLink: {
    ...act,
    summary:
      "Withdraws from an unconfirmed link, as either side, or withdraws the caller's proposed change of a confirmed link.",
    path: '/supply-links/:id/withdraw',
    input: z.strictObject({ ...idAndVersion, note: reason.default('') }),
    changes: LINK_READS,
    errors: acting,
  },
  endLink: {
    ...act,
    summary: 'Ends a confirmed link on a day; a past day ends it at once.',
    path: '/supply-links/:id/end',
    input: z.strictObject({ ...idAndVersion, on: day, note: reason.default('') }),
    changes: LINK_READS,
    errors: [...acting, 'supply.validity_reversed'],
  },
  identifyLink: {
    ...act,
    summary: 'Names the supplier of an unidentified link, and proposes the link to that company.',
    path: '/supply-links/:id/identify',
    input: z.strictObject({ ...idAndVersion, ...partnerInput }),
    changes: LINK_READS,
    errors: [...acting, ...figuring, 'supply.link_to_self', 'supply.partner_missing'],
  },
  assignLink: {
    ...act,
    method: 'PUT',
    summary:
      "Assigns a supplier's claim to a product of the caller's company, or to none, and states which input it feeds and with what share; an assigned claim counts as unconfirmed until the caller confirms it.",
    path: '/supply-links/:id/assign',
    input: z.strictObject({
      ...idAndVersion,
      productId: z.uuid().nullable(),
      /** What the buyer alone states. It replaces what was stated before, and the supplier never sees it. */
      figures: linkFigures.pick({ inputId: true, inputShare: true }).prefault({}),
    }),
    changes: LINK_READS,
    errors: [...repeating, ...figuring],
  },
  setLinkOnward: {
    ...act,
    method: 'PUT',
    summary: 'Allows or forbids onward disclosure of a supply link, which needs the agreement of both sides.',
    path: '/supply-links/:id/onward',
    input: z.strictObject({ ...idAndVersion, onward: z.boolean() }),
    changes: SUPPLY_READS,
    errors: repeating,
  },
  confirmLinks: {
    summary: 'Confirms several proposals unchanged, and returns an error code for each that could not be confirmed.',
    method: 'POST',
    path: '/supply-links/confirm',
    access: ['supplier'],
    input: z.strictObject({ links: z.array(z.strictObject(idAndVersion)).min(1).max(CONFIRMED_AT_ONCE_MAX) }),
    output: z.object({
      confirmed: z.int(),
      /** Code with which `confirmLink` would have refused the link. */
      refused: z.array(z.object({ id: z.uuid(), code: text })),
    }),
    changes: LINK_READS,
    errors: outside,
  },
});

export const linksErrors = {
  'supply.link_to_self': 409,
  /** The input has neither a company nor words for one. */
  'supply.partner_missing': 400,
  /** The shares of everything that is bought for a product exceed the whole; `fields.spendShare` is the free rest. */
  'supply.shares_over_whole': 409,
  'supply.validity_reversed': 400,
  /** Another link of the same two products is valid at the same time; `fields.id` is its id. */
  'supply.validity_overlaps': 409,
  /** Somebody has acted on the link since it was read; `fields` has its current state and version. */
  'supply.link_changed': 409,
  /** This side cannot take this action on a link in this state. */
  'supply.act_impossible': 409,
} as const;
