import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { LINK_STATES } from '../links/fields.ts';

/** Nobody looks further than this. */
export const TIERS_MAX = 10;
/** Of what is shown of others' links, so fine and no finer. */
export const SHARE_BANDS = ['', 'under10', 'to30', 'to60', 'over60'] as const;
export type ShareBand = (typeof SHARE_BANDS)[number];

const text = z.string();

/**
 * A figure about others, in whole per cents: exact where both are equal, otherwise it lies between them. So much follows from own
 * shares and from the bands that are shown, and no more.
 */
export const percentRange = z.object({ from: z.int(), to: z.int() });
export type PercentRange = z.infer<typeof percentRange>;

/**
 * A company as the caller may see it at one place of the chain. Its `id` is a real one only of direct partners; everywhere else
 * it means something to this viewer at this place alone, so that two entries may be one company.
 */
export const tierCompany = z.object({
  id: text,
  isMasked: z.boolean(),
  /** Nothing of a masked one, which is shown by its `token`: #7K2QD9. */
  name: text,
  nameEnglish: text,
  token: text,
  country: text,
  /** Two digits of its industry, where that is known. */
  processGroup: text,
  hasCertificate: z.boolean(),
  /** Nobody has named it. */
  isPlaceholder: z.boolean(),
  tiers: z.array(z.int()),
  /** A reveal that the caller has asked for: still waiting, or granted and held up by somebody between. */
  reveal: z.enum(['', 'asked', 'granted', 'declined']),
});
export type TierCompany = z.infer<typeof tierCompany>;

export const tierProduct = z.object({
  id: text,
  companyId: text,
  /** Only in clear. */
  name: text,
  /** Four digits where the company is masked. */
  hs: text,
  materialGroup: text,
  isOrigin: z.boolean(),
  tiers: z.array(z.int()),
});

export const tierLink = z.object({
  id: text,
  /** Of products above. */
  buyerId: text,
  supplierId: text,
  state: z.enum(LINK_STATES),
  /** At which its supplier stands by this link; of all products, a loop of one can lead on for another. */
  tiers: z.array(z.int()),
  isLoop: z.boolean(),
  /** In per cent, exactly, only of the caller's own links and where both sides have granted it; otherwise a band. */
  share: z.number().nullable(),
  band: z.enum(SHARE_BANDS),
  isOwn: z.boolean(),
});

const tierPlace = z.object({
  /** Of a company above, or the caller's own. */
  companyId: text,
  name: text,
  latitude: z.number(),
  longitude: z.number(),
  /** Whether the building is known, or only the street or the city. */
  isExact: z.boolean(),
});

/** To tier 1, which is exact, 2 and so on. */
export const coverageCurve = z.object({ confirmed: z.array(percentRange), declared: z.array(percentRange) });
export type CoverageCurve = z.infer<typeof coverageCurve>;

/** The whole supply chain of one product, or of all. */
export const tiersContract = defineContract({
  getSupplyTiers: {
    summary:
      'Gives the supply chain of one own product, or of all: who stands at which tier, as the caller may see them.',
    method: 'GET',
    path: '/supply-tiers',
    access: ['supplier'],
    input: z.strictObject({ productId: z.uuid().optional() }),
    output: z.object({
      roots: z.array(z.object({ id: z.uuid(), name: text })),
      companies: z.array(tierCompany),
      products: z.array(tierProduct),
      links: z.array(tierLink),
      /** Factories that the caller may see on a map: its own, and those of whoever has shown it where they are. */
      places: z.array(tierPlace),
      /** Traced to tier 1, 2 … 10: by what is spent, and by mass where bills say it. */
      coverage: z.object({ spend: coverageCurve, mass: coverageCurve }),
      /** Companies that are met again along one product path, the shortest first; ids as above. */
      cycles: z.array(z.array(text)),
    }),
    errors: ['request.not_found', 'company.not_verified', 'company.email_unconfirmed'],
  },
  exportSupplyTiers: {
    summary: 'Gives the companies of a supply chain as a CSV file, as the caller may see them.',
    method: 'POST',
    path: '/supply-tiers/export',
    access: ['supplier'],
    input: z.strictObject({ productId: z.uuid().optional() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['text/csv'],
    transaction: 'own',
    errors: ['request.not_found', 'company.not_verified', 'company.email_unconfirmed'],
  },
});
