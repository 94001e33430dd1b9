import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { lines, nameText, optionalName, optionalText } from '../../kit/text.ts';
import { FAMILIES } from '../materials/materials.ts';
import { materialProblems, statedMaterials } from '../materials/stated.ts';

/** Kinds of products; a service has no HS code. */
export const PRODUCT_KINDS = ['finished', 'component', 'material', 'raw', 'service', 'scrap'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A product that other records refer to is retired instead of removed. */
export const PRODUCT_STATES = ['active', 'retired'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const PRODUCT_NAME_MAX = 100;
export const PART_NUMBER_MAX = 60;
const DESCRIPTION_MAX = 1_000;
const INPUTS_MAX = 100;
const HS_TEXT_MAX = 20;
const QUANTITY_MAX = 1_000_000_000;
const WHOLE = 100;

/** Builds the key of a message that the browser shows. */
const key = (name: string) => `product:problem.${name}`;

/** Chapters run from 01 to 97; the publisher of the list keeps 77 free. */
const LAST_CHAPTER = 97;
const FREE_CHAPTER = 77;

/** Returns whether the Harmonized System can contain a code of these digits. */
export const isHsPossible = (digits: string) => {
  const chapter = Number(digits.slice(0, 2));
  const heading = Number(digits.slice(2, 4));
  return chapter >= 1 && chapter <= LAST_CHAPTER && chapter !== FREE_CHAPTER && heading >= 1;
};

/** The first six digits are the same everywhere, up to ten are a country's own; empty while unknown. */
export const hsCode = z
  .string()
  .max(HS_TEXT_MAX)
  .normalize('NFKC')
  .overwrite((typed) => typed.replace(/[\s.-]/g, ''))
  .regex(/^(|\d{6,10})$/, { error: key('hs'), abort: true })
  .refine((digits) => digits === '' || isHsPossible(digits), key('hsChapter'))
  .default('');

const percent = z.number().min(0).max(WHOLE);
const factor = z.number().positive().max(QUANTITY_MAX);

/** One line of a product's bill of materials. Supply links say which line they feed. */
const input = z.strictObject({
  /** Assigned by the server. A change sends it back unchanged, and links keep their line. */
  id: z.uuid().optional(),
  name: nameText(PRODUCT_NAME_MAX),
  hs: hsCode,
  /** Amount in `unit` that goes into one unit of the product: 0.949 t of precursor into a tonne of cathode. */
  quantityPerUnit: factor.nullable().default(null),
  unit: z.enum(UNITS).default('KGM'),
  lossPercent: percent.default(0),
  /** Share of the product's mass, and of the spend on its inputs, in per cent. */
  massShare: percent.nullable().default(null),
  spendShare: percent.nullable().default(null),
  materials: statedMaterials,
});

/** Details of a product, entered by its company. */
export const productDetails = z.strictObject({
  name: nameText(PRODUCT_NAME_MAX),
  nameEnglish: optionalName(PRODUCT_NAME_MAX),
  partNumber: optionalText(PART_NUMBER_MAX),
  kind: z.enum(PRODUCT_KINDS).default('component'),
  hs: hsCode,
  unit: z.enum(UNITS).default('H87'),
  kgPerUnit: factor.nullable().default(null),
  /** What kind of mixed or recycled goods it is. */
  family: z.enum(FAMILIES).default(''),
  /** What it is made of, the main material first. */
  materials: statedMaterials,
  /** True for a mine, a field or scrap: tracing ends there. */
  isOrigin: z.boolean().default(false),
  description: lines(DESCRIPTION_MAX).default(''),
  inputs: z.array(input).max(INPUTS_MAX).default([]),
});
export type ProductDetails = z.output<typeof productDetails>;

/** A field and its problem. */
export type ProductProblem = { field: string; problem: string };

/** Kilograms in one unit. */
const KILOGRAMS: Partial<Record<string, number>> = {
  KGM: 1,
  GRM: 0.001,
  MGM: 0.000_001,
  TNE: 1_000,
  LBR: 0.453_592_37,
  ONZ: 0.028_349_523_125,
};
const ROUNDING = 0.1;

/** Checks the rules between fields. */
export const productProblems = (details: ProductDetails): ProductProblem[] => [
  ...when(details.kind === 'service' && details.hs !== '', 'hs', 'service'),
  ...when(contradicts(details), 'kgPerUnit', 'contradicts'),
  ...materialProblems(details.materials, 'materials'),
  ...details.inputs.flatMap(({ materials }, at) => materialProblems(materials, `inputs.${at}.materials`)),
  ...details.inputs.flatMap(({ name, id }, at) => [
    ...when(
      isListedBefore(details, at, (line) => line.name === name),
      `inputs.${at}.name`,
      'repeated',
    ),
    ...when(id !== undefined && isListedBefore(details, at, (line) => line.id === id), `inputs.${at}.id`, 'repeated'),
  ]),
  ...when(sumOf(details, 'massShare') > WHOLE + ROUNDING, 'inputs', 'mass_over_whole'),
  ...when(sumOf(details, 'spendShare') > WHOLE + ROUNDING, 'inputs', 'spend_over_whole'),
];

const when = (isSo: boolean, field: string, problem: string) => (isSo ? [{ field, problem }] : []);

const contradicts = ({ unit, kgPerUnit }: ProductDetails) => {
  const known = KILOGRAMS[unit];
  return known !== undefined && kgPerUnit !== null && Math.abs(kgPerUnit / known - 1) > ROUNDING / WHOLE;
};

type Line = ProductDetails['inputs'][number];
const isListedBefore = ({ inputs }: ProductDetails, at: number, isSame: (line: Line) => boolean) =>
  inputs.slice(0, at).some(isSame);

const sumOf = ({ inputs }: ProductDetails, share: 'massShare' | 'spendShare') =>
  inputs.reduce((sum, line) => sum + (line[share] ?? 0), 0);
