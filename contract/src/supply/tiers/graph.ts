import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { optionalText } from '../../kit/text.ts';
import { LINK_STATES } from '../links/fields.ts';
import { MARKS } from '../materials/materials.ts';
import { coverageCurve, SHARE_BANDS, tierCompany, tierLink, tierProduct } from './tiers.ts';

/** Cards and lines that one answer has at most, however long the chain is. */
export const GRAPH_CARDS_MAX = 150;
export const GRAPH_LINES_MAX = 300;
/** Cards of one column. A column with more is folded into groups. */
export const GRAPH_ROWS = { min: 6, usual: 18, max: 60 };
/** Breaks that are listed; `total` counts all of them. */
export const GRAPH_BREAKS_MAX = 50;

const OPEN_MAX = 500;
const text = z.string();

/** Products of one column that are drawn as one card, because the column has too many. */
export const tierGroup = z.object({
  id: text,
  column: z.int(),
  /** Empty if the group has several marks or countries. */
  mark: z.enum(['', ...MARKS]),
  country: text,
  count: z.int(),
  /** False for the rest of a column or of an open group. Only the table lists it. */
  canOpen: z.boolean(),
});
export type TierGroup = z.infer<typeof tierGroup>;

/** All links between two cards, at least one of which is a group. */
export const tierBundle = z.object({
  /** Ids of products or groups. */
  from: text,
  to: text,
  count: z.int(),
  /** State of the link that is the least certain. */
  state: z.enum(LINK_STATES),
  /** Largest share of one of the links. */
  band: z.enum(SHARE_BANDS),
});

export const tierGraphContract = defineContract({
  getTierGraph: {
    summary:
      'Returns the supply chain of one product or of all products as a graph of at most 150 cards and 300 lines, with crowded tiers folded into groups that the caller can open.',
    method: 'GET',
    path: '/supply-tiers/graph',
    access: ['supplier'],
    input: z.strictObject({
      productId: z.uuid().optional(),
      rows: z.coerce.number<number>().int().min(GRAPH_ROWS.min).max(GRAPH_ROWS.max).default(GRAPH_ROWS.usual),
      /** Ids of the groups to open, separated by commas. */
      open: optionalText(OPEN_MAX),
    }),
    output: z.object({
      roots: z.array(z.object({ id: z.uuid(), name: text })),
      /** Products that have a card of their own, with their column: the deepest of their tiers. */
      cards: z.array(z.object({ id: text, column: z.int() })),
      groups: z.array(tierGroup),
      /** Companies and products of the cards and of the listed breaks. */
      companies: z.array(tierCompany),
      products: z.array(tierProduct),
      /** Links between two cards. */
      links: z.array(tierLink),
      bundles: z.array(tierBundle),
      /** Links that are not confirmed, the one with the largest share first. */
      breaks: z.object({ total: z.int(), links: z.array(tierLink) }),
      /** Figures of the whole chain, whether or not it is drawn. */
      columns: z.array(z.object({ tier: z.int(), products: z.int() })),
      /** Products that are of a mark or contain a material of it. */
      marks: z.array(z.object({ mark: z.enum(MARKS), products: z.int() })),
      totals: z.object({
        products: z.int(),
        companies: z.int(),
        countries: z.int(),
        links: z.int(),
        confirmed: z.int(),
        unidentified: z.int(),
        disputed: z.int(),
      }),
      coverage: coverageCurve,
    }),
    isHeavy: true,
    errors: ['request.not_found', 'company.not_verified', 'company.email_unconfirmed'],
  },
});
