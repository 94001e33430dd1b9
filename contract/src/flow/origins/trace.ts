import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';

const text = z.string();
const number = z.number().nullable();

/** A company as the caller may see it: `id` is a real one only in clear. */
export const flowCompany = z.object({
  id: text,
  isMasked: z.boolean(),
  name: text,
  nameEnglish: text,
  /** How a masked one is called: #7K2QD9. */
  token: text,
  country: text,
  isPlaceholder: z.boolean(),
});
export type FlowCompany = z.infer<typeof flowCompany>;

/** From 0 to 1; exact where both are equal, otherwise it lies between them. */
const shareRange = z.object({ from: z.number(), to: z.number() });
export type ShareRange = z.infer<typeof shareRange>;

const origin = z.object({
  /** Nothing where nobody knows it; otherwise the last that is known, `isPartial` where there may be more behind it. */
  country: text,
  region: text,
  company: flowCompany.nullable(),
  goods: z.object({ name: text, hs: text, materialGroup: text }),
  /** Of the weighed mass of its material; beyond the next step it is worked out of bands. */
  share: shareRange,
  isPartial: z.boolean(),
  tier: z.int(),
});
export type FlowOrigin = z.infer<typeof origin>;

const step = z.object({
  tier: z.int(),
  /** Who got it of whom. */
  from: flowCompany,
  to: flowCompany,
  goods: z.object({ name: text, hs: text, materialGroup: text }),
  /** Of the weighed mass of its material. */
  share: shareRange,
  kg: number,
});

/** What shows it: an own row with its papers. */
const evidence = z.object({
  rowId: z.uuid(),
  period: text,
  partner: text,
  goods: text,
  kg: number,
  state: text,
  documents: z.array(text),
  lots: z.array(text),
});

/** Rows of one link that nobody can weigh, and who can say what one unit weighs. */
const missingWeight = z.object({
  linkId: z.uuid(),
  partner: text,
  goods: text,
  unit: z.enum(UNITS),
  rows: z.int(),
  /** The own product whose weight is missing; nothing where the other side has to say it. */
  productId: z.uuid().nullable(),
  /** The last of the rows, where the other side can be asked about it; nothing where it cannot be. */
  askAt: z.uuid().nullable(),
});
export type MissingWeight = z.infer<typeof missingWeight>;

/** One material of what came or went, by the rows that have a weight. */
const tracedMaterial = z.object({
  materialGroup: text,
  /** Own rows of the time, and how many of them nobody can weigh. */
  rows: z.int(),
  weightless: z.int(),
  /** Of the rows that have a weight. All shares of the material are shares of this. */
  kg: z.number(),
  /** Both make the whole: what leads to a point of origin or to a receiver, and what does not. Nothing where nothing is weighed. */
  coverage: z.object({ traced: shareRange, untraced: shareRange }).nullable(),
  /** Of what others sent each other on the way, something has no weight, and is in no share. */
  isWeightMissingBeyond: z.boolean(),
  /** The greatest first. The true ones and `unknown` make the whole. */
  origins: z.array(origin),
  unknown: shareRange,
  steps: z.array(step),
  missing: z.array(missingWeight),
});
export type TracedMaterial = z.infer<typeof tracedMaterial>;

/** Upstream where a product comes from, downstream where it went; never one share over all materials. */
export const flowTrace = z.object({
  product: z.object({ id: z.uuid(), name: text }),
  /** The heaviest first, then what has no weight. */
  materials: z.array(tracedMaterial),
  evidence: z.array(evidence),
});
