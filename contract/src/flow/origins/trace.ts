import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { UNITS } from '../../factory/record/choices.ts';
import { MATERIALS } from '../../supply/materials/materials.ts';
import { goodsKind } from '../../supply/materials/stated.ts';

const text = z.string();
const number = z.number().nullable();

/** A company as the caller may see it; `id` is the real one only for a company shown by name. */
export const flowCompany = z.object({
  id: text,
  isMasked: z.boolean(),
  ...companyNames,
  /** Name of a masked company: #7K2QD9. */
  token: text,
  country: text,
  isPlaceholder: z.boolean(),
});
export type FlowCompany = z.infer<typeof flowCompany>;

/** A share from 0 to 1: exact where both ends are equal, otherwise between them. */
const shareRange = z.object({ from: z.number(), to: z.number() });
export type ShareRange = z.infer<typeof shareRange>;

const origin = z.object({
  /** Empty where unknown; otherwise the last known country. `isPartial`: there may be more behind it. */
  country: text,
  region: text,
  company: flowCompany.nullable(),
  goods: z.object({ name: text, hs: text, ...goodsKind }),
  /** Share of the weighed mass of its material; beyond the next step it is computed from bands. */
  share: shareRange,
  isPartial: z.boolean(),
  tier: z.int(),
});
export type FlowOrigin = z.infer<typeof origin>;

const step = z.object({
  tier: z.int(),
  /** Sender and receiver. */
  from: flowCompany,
  to: flowCompany,
  goods: z.object({ name: text, hs: text, ...goodsKind }),
  /** Share of the weighed mass of its material. */
  share: shareRange,
  kg: number,
});

/** An own row with its documents, as evidence. */
const evidence = z.object({
  rowId: z.uuid(),
  period: text,
  partner: z.object(companyNames),
  goods: text,
  /** Materials that the row counts for. */
  materials: z.array(z.enum(['', ...MATERIALS])),
  kg: number,
  state: text,
  documents: z.array(text),
  lots: z.array(text),
});

/** Rows of one link without a weight, and who can state the weight of one unit. */
export const missingWeight = z.object({
  linkId: z.uuid(),
  partner: z.object(companyNames),
  goods: text,
  unit: z.enum(UNITS),
  rows: z.int(),
  /** Own product without a weight; null where the other side has to state it. */
  productId: z.uuid().nullable(),
  /** The last of the rows, where the other side can be asked about it; null where it cannot. */
  askAt: z.uuid().nullable(),
});
export type MissingWeight = z.infer<typeof missingWeight>;

/** One material, by the rows with a weight whose goods contain it. Goods of several materials count in each. */
const tracedMaterial = z.object({
  /** Empty for goods of which no material is known. */
  material: z.enum(['', ...MATERIALS]),
  /** Own rows of the period, and the number of them without a weight. */
  rows: z.int(),
  weightless: z.int(),
  /** Kilograms of the goods, by the rows with a weight. All shares of the material are shares of this. */
  kg: z.number(),
  /**
   * Shares that lead to a point of origin or a receiver, and that do not; together the whole. Null without any weight.
   */
  coverage: z.object({ traced: shareRange, untraced: shareRange }).nullable(),
  /** True if goods that other companies sent each other on the way have no weight; no share contains them. */
  isWeightMissingBeyond: z.boolean(),
  /** Largest first. The true shares and `unknown` make the whole. */
  origins: z.array(origin),
  unknown: shareRange,
  steps: z.array(step),
  missing: z.array(missingWeight),
});
export type TracedMaterial = z.infer<typeof tracedMaterial>;

/** Origins of a product upstream, its receivers downstream; never one share over all materials. */
export const flowTrace = z.object({
  product: z.object({ id: z.uuid(), name: text }),
  /** Own rows of the period, each once, and the number of them without a weight. */
  rows: z.int(),
  weightless: z.int(),
  /** Heaviest first, then those without a weight. */
  materials: z.array(tracedMaterial),
  evidence: z.array(evidence),
});
