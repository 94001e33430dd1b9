import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { lines, nameText, optionalName, optionalText } from '../../kit/text.ts';

/** What a product can be; of a service there is no HS code. */
export const PRODUCT_KINDS = ['finished', 'component', 'material', 'raw', 'service', 'scrap'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What others refer to stays: it is retired instead of removed. */
export const PRODUCT_STATES = ['active', 'retired'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What regulators ask by. A list and no free text, because those who see nothing else of a company see this. */
export const MATERIAL_GROUPS = [
  ...['', 'lithium', 'nickel', 'cobalt', 'manganese', 'graphite', 'cathode', 'battery', 'copper', 'aluminium'],
  ...['steel', 'rare-earth', 'tin', 'tantalum', 'tungsten', 'gold', 'mica', 'polysilicon', 'plastic', 'rubber'],
  ...['cotton', 'leather', 'wood', 'palm', 'recycled', 'other'],
] as const;

export const PRODUCT_NAME_MAX = 100;
export const PART_NUMBER_MAX = 60;
const DESCRIPTION_MAX = 1_000;
const INPUTS_MAX = 100;
const HS_TEXT_MAX = 20;
const QUANTITY_MAX = 1_000_000_000;
const WHOLE = 100;

/** Keys of the sentences that the browser shows. */
const key = (name: string) => `product:problem.${name}`;

/** Chapters run from 01 to 97; 77 is kept free by those who make the list. */
const LAST_CHAPTER = 97;
const FREE_CHAPTER = 77;

/** Whether a code of these digits can stand in the Harmonized System at all. */
export const isHsPossible = (digits: string) => {
  const chapter = Number(digits.slice(0, 2));
  const heading = Number(digits.slice(2, 4));
  return chapter >= 1 && chapter <= LAST_CHAPTER && chapter !== FREE_CHAPTER && heading >= 1;
};

/** Six digits are the same everywhere, up to ten a country's own; empty while it is not known. */
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

/** One line of what a product is made of. Supply links say which line they feed. */
const input = z.strictObject({
  /** Given by the server; sent back as it was, so that links keep their line. */
  id: z.uuid().optional(),
  name: nameText(PRODUCT_NAME_MAX),
  hs: hsCode,
  /** How much of it, in `unit`, goes into one unit of the product: 0.949 t of precursor into a tonne of cathode. */
  quantityPerUnit: factor.nullable().default(null),
  unit: z.enum(UNITS).default('KGM'),
  lossPercent: percent.default(0),
  /** Of the product's mass, and of what is spent on its inputs, in per cent. */
  massShare: percent.nullable().default(null),
  spendShare: percent.nullable().default(null),
});

/** Everything that its company says of a product. */
export const productDetails = z.strictObject({
  name: nameText(PRODUCT_NAME_MAX),
  nameEnglish: optionalName(PRODUCT_NAME_MAX),
  partNumber: optionalText(PART_NUMBER_MAX),
  kind: z.enum(PRODUCT_KINDS).default('component'),
  hs: hsCode,
  unit: z.enum(UNITS).default('H87'),
  kgPerUnit: factor.nullable().default(null),
  materialGroup: z.enum(MATERIAL_GROUPS).default(''),
  /** A mine, a field, scrap: nothing is looked for behind it. */
  isOrigin: z.boolean().default(false),
  description: lines(DESCRIPTION_MAX).default(''),
  inputs: z.array(input).max(INPUTS_MAX).default([]),
});
export type ProductDetails = z.output<typeof productDetails>;

/** Of a field, and what is wrong with it. */
export type ProductProblem = { field: string; problem: string };

/** Kilograms in one of them. */
const KILOGRAMS: Partial<Record<string, number>> = {
  KGM: 1,
  GRM: 0.001,
  MGM: 0.000_001,
  TNE: 1_000,
  LBR: 0.453_592_37,
  ONZ: 0.028_349_523_125,
};
const ROUNDING = 0.1;

/** What no field can know by itself. */
export const productProblems = (details: ProductDetails): ProductProblem[] => [
  ...when(details.kind === 'service' && details.hs !== '', 'hs', 'service'),
  ...when(contradicts(details), 'kgPerUnit', 'contradicts'),
  ...details.inputs.flatMap(({ name, id }, at) => [
    ...when(
      isSaidBefore(details, at, (one) => one.name === name),
      `inputs.${at}.name`,
      'repeated',
    ),
    ...when(id !== undefined && isSaidBefore(details, at, (one) => one.id === id), `inputs.${at}.id`, 'repeated'),
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
const isSaidBefore = ({ inputs }: ProductDetails, at: number, isSame: (one: Line) => boolean) =>
  inputs.slice(0, at).some(isSame);

const sumOf = ({ inputs }: ProductDetails, share: 'massShare' | 'spendShare') =>
  inputs.reduce((sum, one) => sum + (one[share] ?? 0), 0);
