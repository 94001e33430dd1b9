import { z } from 'zod';
import { CAPACITY_PERIODS, UNITS } from '../../factory/record/choices.ts';
import { country } from '../../kit/country.ts';
import { day } from '../../kit/moment.ts';
import { optionalName, optionalText } from '../../kit/text.ts';
import { hsCode, PART_NUMBER_MAX, PRODUCT_NAME_MAX } from '../products/fields.ts';

export const LINK_STATES = [
  'proposed',
  'countered',
  'confirmed',
  'disputed',
  'unidentified',
  'withdrawn',
  'ended',
] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Final states; a link in any other state is part of the supply chain. */
export const OVER_STATES = ['withdrawn', 'ended'] as const satisfies LinkState[];

export const LINK_SIDES = ['buyer', 'supplier'] as const;
export type LinkSide = (typeof LINK_SIDES)[number];

/** Actions on a link. The answer about a link lists those that the caller may take. */
export const LINK_ACTS = [
  'confirm',
  'counter',
  'revise',
  'dispute',
  'withdraw',
  'end',
  'identify',
  'assign',
  'setOnward',
] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

export const LINK_REASON_MAX = 500;
export const FACTORIES_PER_SIDE_MAX = 50;
const NAME_MAX = 100;
const QUANTITY_MAX = 1_000_000_000_000_000;
const WHOLE = 100;

const share = z.number().min(0).max(WHOLE).multipleOf(0.0001);
const factoryIds = z.array(z.uuid()).max(FACTORIES_PER_SIDE_MAX).default([]);

/**
 * Terms of a link. Shares, volume and validity need both sides. Each side alone names its own factories that take part,
 * and the buyer alone names the fed line of its bill of materials and the share of that line.
 */
export const linkFigures = z.strictObject({
  /** Share of everything that the buyer spends on inputs of this product, in per cent. */
  spendShare: share.nullable().default(null),
  volume: z
    .strictObject({
      quantity: z.number().min(0).max(QUANTITY_MAX),
      unit: z.enum(UNITS),
      period: z.enum(CAPACITY_PERIODS),
    })
    .nullable()
    .default(null),
  /** If left out: today. */
  validFrom: day.optional(),
  validTo: z.union([z.literal(''), day]).default(''),
  buyerFactoryIds: factoryIds,
  supplierFactoryIds: factoryIds,
  /** Line of the bill of materials, and the share of that input that comes by this link; only the buyer sees both. */
  inputId: z.uuid().nullable().default(null),
  inputShare: share.nullable().default(null),
});
export type LinkFiguresInput = z.output<typeof linkFigures>;
/** Figures as they are stored: the first day is always known. */
export type LinkFigures = Omit<LinkFiguresInput, 'validFrom'> & { validFrom: string };

/** Words of the proposer for the other side and its product, until that side enters its own. */
export const partnerWords = z.strictObject({
  company: optionalName(NAME_MAX),
  country: z.union([z.literal(''), country]).default(''),
  region: optionalText(NAME_MAX),
  product: optionalName(PRODUCT_NAME_MAX),
  partNumber: optionalText(PART_NUMBER_MAX),
  hs: hsCode,
});
export type PartnerWords = z.output<typeof partnerWords>;
