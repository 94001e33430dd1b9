import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { optionalText } from '../../kit/text.ts';
import { LINK_STATES } from '../links/fields.ts';
import { goodsKind } from '../materials/stated.ts';

/** Number of tiers that the portal follows at most. */
export const TIERS_MAX = 10;
/** Number of links in one answer, so that none is larger than a megabyte. */
export const TIER_LINKS_MAX = 1_000;
/** Bands for the shares of other companies' links, which are never shown more exactly. */
export const SHARE_BANDS = ['', 'under10', 'to30', 'to60', 'over60'] as const;
export type ShareBand = (typeof SHARE_BANDS)[number];

const PARTS_MAX = 10_000;
const AROUND_MAX = 100;
const text = z.string();

/**
 * A figure about other companies, in whole per cents: exact where both ends are equal, otherwise between them. It
 * follows only from own shares and from the bands that are shown.
 */
export const percentRange = z.object({ from: z.int(), to: z.int() });
export type PercentRange = z.infer<typeof percentRange>;

/**
 * A company as the caller may see it at one place of the chain. Only a direct partner has its real `id`. Elsewhere the
 * id is valid for this viewer at this place alone, and two entries may be one company.
 */
export const tierCompany = z.object({
  id: text,
  isMasked: z.boolean(),
  /** Empty for a masked company, which is shown by its `token`: #7K2QD9. */
  ...companyNames,
  token: text,
  country: text,
  /** First two digits of the company's industry, where known. */
  processGroup: text,
  hasCertificate: z.boolean(),
  /** True if nobody has named the company. */
  isPlaceholder: z.boolean(),
  tiers: z.array(z.int()),
  /** State of the caller's request to reveal the company: `granted` while a company in between still holds it up. */
  reveal: z.enum(['', 'asked', 'granted', 'declined']),
});
export type TierCompany = z.infer<typeof tierCompany>;

export const tierProduct = z.object({
  id: text,
  companyId: text,
  /** Empty unless the company is shown by name. */
  name: text,
  /** Four digits where the company is masked. */
  hs: text,
  ...goodsKind,
  isOrigin: z.boolean(),
  tiers: z.array(z.int()),
});
export type TierProduct = z.infer<typeof tierProduct>;

export const tierLink = z.object({
  id: text,
  /** Ids of `products`. */
  buyerId: text,
  supplierId: text,
  state: z.enum(LINK_STATES),
  /** Tiers of the supplier by this link. With all products, a loop for one product can lead on for another. */
  tiers: z.array(z.int()),
  isLoop: z.boolean(),
  /**
   * Exact share in per cent, only for the caller's own links and where both sides have granted it; otherwise a band.
   */
  share: z.number().nullable(),
  band: z.enum(SHARE_BANDS),
  /** Share of the buyer's input that comes by this link: exact for its buyer and where both sides have granted it. */
  inputShare: z.number().nullable(),
  inputBand: z.enum(SHARE_BANDS),
  /** Links of one buyer's product with the same number feed the same input. */
  input: z.int(),
  isOwn: z.boolean(),
});

export const tierPlace = z.object({
  /** Id of a company in `companies`, or of the caller's own. */
  companyId: text,
  name: text,
  latitude: z.number(),
  longitude: z.number(),
  /** True if the building is known, and not only the street or the city. */
  isExact: z.boolean(),
});

/** Coverage to tier 1, which is exact, to tier 2 and so on. */
export const coverageCurve = z.object({ confirmed: z.array(percentRange), declared: z.array(percentRange) });
export type CoverageCurve = z.infer<typeof coverageCurve>;

/** Supply chain of one product, or of all products. */
export const tiersContract = defineContract({
  getSupplyTiers: {
    summary:
      'Returns the companies at each tier of the supply chain of one product or of all products, as the caller may see them, in parts of 1,000 links from the nearest on.',
    method: 'GET',
    path: '/supply-tiers',
    access: ['supplier'],
    input: z.strictObject({
      productId: z.uuid().optional(),
      part: z.coerce.number<number>().int().min(1).max(PARTS_MAX).default(1),
      /** Id of a company in the chain: returns only its links, in place of a part. */
      around: optionalText(AROUND_MAX),
    }),
    output: z.object({
      roots: z.array(z.object({ id: z.uuid(), name: text })),
      companies: z.array(tierCompany),
      products: z.array(tierProduct),
      links: z.array(tierLink),
      /** Links of the whole chain; `companies`, `products` and `places` belong to the links of this part. */
      total: z.int(),
      /** Factories that the caller may see on a map: its own, and those whose location was disclosed to it. */
      places: z.array(tierPlace),
      /** Coverage to tier 1, 2 … 10: by spend, and by mass where bills of materials state it. */
      coverage: z.object({ spend: coverageCurve, mass: coverageCurve }),
      /** Companies that occur again along one product path, the shortest first; ids as in `companies`. */
      cycles: z.array(z.array(text)),
    }),
    isHeavy: true,
    errors: ['request.not_found', 'company.not_verified', 'company.email_unconfirmed'],
  },
  exportSupplyTiers: {
    summary: 'Exports the links of a supply chain as a file, as the caller may see them.',
    method: 'POST',
    path: '/supply-tiers/export',
    access: ['supplier'],
    input: z.strictObject({ productId: z.uuid().optional(), format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: z.object({}),
    body: 'file',
    mediaTypes: [CSV_TYPE, XLSX_TYPE],
    transaction: 'own',
    changes: [],
    isHeavy: true,
    errors: ['request.not_found', 'company.not_verified', 'company.email_unconfirmed'],
  },
});
