import { z } from 'zod';
import { FAMILIES, type Family, MATERIALS, type Material } from './materials.ts';

const WHOLE = 100;
const ROUNDING = 0.1;

/** What goods are made of, as a company states it. Fractions are per cents of the mass. */
export const statedMaterials = z
  .array(
    z.strictObject({
      material: z.enum(MATERIALS),
      massFraction: z.number().positive().max(WHOLE).nullable().default(null),
    }),
  )
  // More cannot differ.
  .max(MATERIALS.length)
  .default([]);
export type StatedMaterial = z.output<typeof statedMaterials>[number];

/** The same in an answer to the company that states it, or to a direct partner. */
export const shownMaterials = z.array(z.object({ material: z.enum(MATERIALS), massFraction: z.number().nullable() }));

/** What every viewer of goods sees: their kind and their materials, the main one first, without fractions. */
export const goodsKind = { family: z.enum(FAMILIES), materials: z.array(z.enum(MATERIALS)) };
export type GoodsKind = { family: Family; materials: Material[] };

export const NO_KIND: GoodsKind = { family: '', materials: [] };

/** Returns stated materials without their fractions. */
export const kindOf = ({ family, materials }: { family: Family; materials: readonly StatedMaterial[] }): GoodsKind => ({
  family,
  materials: materials.map(({ material }) => material),
});

/** Checks the rules between the materials of a list: each once, and together not more than the whole. */
export const materialProblems = (stated: readonly StatedMaterial[], field: string) => [
  ...stated.flatMap(({ material }, at) =>
    stated.slice(0, at).some((before) => before.material === material)
      ? [{ field: `${field}.${at}.material`, problem: 'repeated' }]
      : [],
  ),
  ...(stated.reduce((sum, { massFraction }) => sum + (massFraction ?? 0), 0) > WHOLE + ROUNDING
    ? [{ field, problem: 'fractions_over_whole' }]
    : []),
];
