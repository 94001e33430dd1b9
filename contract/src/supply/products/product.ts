import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { REVISION_KINDS } from '../../factory/record/history.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText } from '../../kit/text.ts';
import { MATERIAL_GROUPS, PRODUCT_KINDS, PRODUCT_STATES, productDetails } from './fields.ts';

export const PRODUCT_SORTS = ['name', 'partNumber', 'hs', 'updatedAt'] as const;
/** What a search leaves is looked at row by row, and so counted only so far. */
export const PRODUCTS_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;

const shown = z.string();
const number = z.number().nullable();

/** The fields of `productDetails` as they leave the server, without what refuses them. */
const shownProduct = z.object({
  name: shown,
  nameEnglish: shown,
  partNumber: shown,
  kind: z.enum(PRODUCT_KINDS),
  hs: shown,
  unit: z.enum(UNITS),
  kgPerUnit: number,
  materialGroup: z.enum(MATERIAL_GROUPS),
  isOrigin: z.boolean(),
  description: shown,
  inputs: z.array(
    z.object({
      id: z.uuid(),
      name: shown,
      hs: shown,
      quantityPerUnit: number,
      unit: z.enum(UNITS),
      lossPercent: z.number(),
      massShare: number,
      spendShare: number,
    }),
  ),
});
export type ShownProduct = z.infer<typeof shownProduct>;

export const product = z.object({
  ...shownProduct.shape,
  id: z.uuid(),
  state: z.enum(PRODUCT_STATES),
  /** Handed in with the next change: whoever changes an older one is told. */
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  /** Nobody’s name once they have left. */
  updatedBy: z.string(),
  /** How many supply links speak of it; then it cannot be removed. */
  links: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type Product = z.infer<typeof product>;

/** What a list shows of one; all of it is in `getProduct`. */
export const listedProduct = product
  .pick({ id: true, name: true, nameEnglish: true, partNumber: true, kind: true, hs: true, unit: true, isOrigin: true })
  .extend({
    materialGroup: shown,
    state: z.enum(PRODUCT_STATES),
    inputs: z.int(),
    suppliers: z.int(),
    customers: z.int(),
    updatedAt: moment,
  });
export type ListedProduct = z.infer<typeof listedProduct>;

/** A list in an address repeats its key; one value counts as a list. */
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(PRODUCT_KINDS.length), item.transform((one) => [one])]).default([]);

export const productFilters = {
  /** Any part of name, English name, part number or HS code; initial consonants will do. */
  search: optionalText(SEARCH_MAX),
  kind: several(z.enum(PRODUCT_KINDS)),
  /** Only those in use where none is named. */
  state: several(z.enum(PRODUCT_STATES)),
  origin: z.enum(['', 'yes', 'no']).default(''),
  /** How the code begins: two digits are a chapter. */
  hs: z
    .string()
    .regex(/^\d{0,10}$/)
    .default(''),
};
export type ProductFilters = z.output<z.ZodObject<typeof productFilters>>;

const one = { id: z.uuid(), version: z.int32().min(1) };
const read = { method: 'GET', access: ['supplier'] } as const;
const write = { access: ['supplier'], output: product } as const;
const errors = ['request.not_found', 'supply.product_changed'] as const;

const change = z.object({ field: shown, before: shown.nullable(), after: shown.nullable() });

/** What a company makes and buys. Another company's products do not exist, except where a link shows them. */
export const productContract = defineContract({
  listProducts: {
    ...read,
    summary: 'Lists the own company’s products: searched, filtered, sorted, twenty a page.',
    path: '/products',
    input: z.strictObject({
      ...productFilters,
      sort: z.enum(PRODUCT_SORTS).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(listedProduct).shape,
      /** Otherwise there are more than were counted. */
      isTotalExact: z.boolean(),
      can: z.object({ add: z.boolean() }),
    }),
    errors: [],
  },
  getProduct: {
    ...read,
    summary: 'Gives a product of the own company with its bill of inputs.',
    path: '/products/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: product,
    errors: ['request.not_found'],
  },
  addProduct: {
    ...write,
    summary: 'Adds a product that the own company makes or buys.',
    method: 'POST',
    path: '/products',
    input: productDetails,
    errors: ['supply.part_number_taken'],
  },
  updateProduct: {
    ...write,
    summary: 'Changes a product; refused when somebody has changed it meanwhile.',
    method: 'PUT',
    path: '/products/:id',
    input: z.strictObject({ ...productDetails.shape, ...one }),
    errors: [...errors, 'supply.part_number_taken', 'supply.input_in_use'],
  },
  changeProductState: {
    ...write,
    summary: 'Retires a product, or takes it into use again.',
    method: 'PUT',
    path: '/products/:id/state',
    input: z.strictObject({ ...one, state: z.enum(PRODUCT_STATES) }),
    errors,
  },
  removeProduct: {
    summary: 'Removes a product of which no supply link has ever spoken; any other is retired instead.',
    method: 'DELETE',
    path: '/products/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['request.not_found', 'supply.product_in_use'],
  },
  listProductRevisions: {
    ...read,
    summary: 'Lists what has been changed in a product, the last first, each with both values of every field.',
    path: '/products/:id/revisions',
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(
      z.object({
        version: z.int(),
        kind: z.enum(REVISION_KINDS),
        at: moment,
        /** Nobody’s name once they have left. */
        by: z.string(),
        changes: z.array(change),
      }),
    ),
    errors: ['request.not_found'],
  },
  getProductRevision: {
    ...read,
    summary: 'Gives all of a product as it was.',
    path: '/products/:id/revisions/:revision',
    input: z.strictObject({ id: z.uuid(), revision: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    output: z.object({ version: z.int(), at: moment, details: shownProduct }),
    errors: ['request.not_found'],
  },
  restoreProduct: {
    ...write,
    summary: 'Makes a product again what it was; a new revision, which can be taken back like any other.',
    method: 'POST',
    path: '/products/:id/restore',
    input: z.strictObject({ ...one, revision: z.int32().min(1) }),
    errors: [...errors, 'supply.part_number_taken', 'supply.input_in_use'],
  },
});

export const productErrors = {
  'supply.part_number_taken': 409,
  /** Somebody else has saved since this one was read. */
  'supply.product_changed': 409,
  'supply.product_in_use': 409,
  /** A line of the bill that a supply link feeds: `fields.inputs` is its name. */
  'supply.input_in_use': 409,
} as const;
