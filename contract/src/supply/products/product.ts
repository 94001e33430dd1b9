import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { REVISION_KINDS } from '../../factory/record/history.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText } from '../../kit/text.ts';
import { FAMILIES, MATERIALS } from '../materials/materials.ts';
import { goodsKind, shownMaterials } from '../materials/stated.ts';
import { PRODUCT_READS } from '../reads.ts';
import { PRODUCT_KINDS, PRODUCT_STATES, productDetails } from './fields.ts';

export const PRODUCT_SORTS = ['name', 'partNumber', 'hs', 'updatedAt'] as const;
/** Limit of the count with a search, which checks rows one by one. */
export const PRODUCTS_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
const CHOICES_MAX = MATERIALS.length + 1;

const shown = z.string();
const number = z.number().nullable();

/** The fields of `productDetails` in an answer, without the checks of an input. */
const shownProduct = z.object({
  name: shown,
  nameEnglish: shown,
  partNumber: shown,
  kind: z.enum(PRODUCT_KINDS),
  hs: shown,
  unit: z.enum(UNITS),
  kgPerUnit: number,
  family: z.enum(FAMILIES),
  materials: shownMaterials,
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
      materials: shownMaterials,
    }),
  ),
});
export type ShownProduct = z.infer<typeof shownProduct>;

export const product = z.object({
  ...shownProduct.shape,
  id: z.uuid(),
  state: z.enum(PRODUCT_STATES),
  /** Submitted with the next change, which is refused when the version is no longer current. */
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  /** Contains no name once the person has left. */
  updatedBy: z.string(),
  /** Number of supply links with this product; a product with links cannot be removed. */
  links: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type Product = z.infer<typeof product>;

/** A product in a list; `getProduct` returns all details. */
export const listedProduct = product
  .pick({ id: true, name: true, nameEnglish: true, partNumber: true, kind: true, hs: true, unit: true, isOrigin: true })
  .extend({
    ...goodsKind,
    state: z.enum(PRODUCT_STATES),
    inputs: z.int(),
    suppliers: z.int(),
    customers: z.int(),
    updatedAt: moment,
  });
export type ListedProduct = z.infer<typeof listedProduct>;

/** A list in an address repeats its key; a single value counts as a list. */
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(CHOICES_MAX), item.transform((value) => [value])]).default([]);

export const productFilters = {
  /** Any part of name, English name, part number or HS code; initial consonants are enough. */
  search: optionalText(SEARCH_MAX),
  kind: several(z.enum(PRODUCT_KINDS)),
  /** If empty: only active products. */
  state: several(z.enum(PRODUCT_STATES)),
  origin: z.enum(['', 'yes', 'no']).default(''),
  /** Products that state one of these materials, or `none`: products that state neither a material nor a family. */
  material: several(z.enum([...MATERIALS, 'none'])),
  /** Beginning of the code: two digits are a chapter. */
  hs: z
    .string()
    .regex(/^\d{0,10}$/)
    .default(''),
};
export type ProductFilters = z.output<z.ZodObject<typeof productFilters>>;

const idAndVersion = { id: z.uuid(), version: z.int32().min(1) };
const read = { method: 'GET', access: ['supplier'] } as const;
const write = { access: ['supplier'], output: product } as const;
const errors = ['request.not_found', 'supply.product_changed'] as const;

const change = z.object({ field: shown, before: shown.nullable(), after: shown.nullable() });

/** Products that a company makes and buys. Products of other companies are visible only through a link. */
export const productContract = defineContract({
  listProducts: {
    ...read,
    summary: "Lists the products of the caller's company, searched, filtered and sorted.",
    path: '/products',
    input: z.strictObject({
      ...productFilters,
      sort: z.enum(PRODUCT_SORTS).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(listedProduct).shape,
      /** False when there are more products than were counted. */
      isTotalExact: z.boolean(),
      /** Number of active products that state neither a material nor a family; services have none. */
      withoutMaterial: z.int(),
      can: z.object({ add: z.boolean() }),
    }),
    errors: [],
  },
  getProduct: {
    ...read,
    summary: "Returns a product of the caller's company with its bill of materials.",
    path: '/products/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: product,
    errors: ['request.not_found'],
  },
  addProduct: {
    ...write,
    summary: "Adds a product that the caller's company makes or buys.",
    method: 'POST',
    path: '/products',
    input: productDetails,
    changes: PRODUCT_READS,
    errors: ['supply.part_number_taken'],
  },
  updateProduct: {
    ...write,
    summary: 'Changes a product; refuses if another person has changed it in the meantime.',
    method: 'PUT',
    path: '/products/:id',
    input: z.strictObject({ ...productDetails.shape, ...idAndVersion }),
    changes: PRODUCT_READS,
    errors: [...errors, 'supply.part_number_taken', 'supply.input_in_use'],
  },
  changeProductState: {
    ...write,
    summary: 'Retires a product, or activates it again.',
    method: 'PUT',
    path: '/products/:id/state',
    input: z.strictObject({ ...idAndVersion, state: z.enum(PRODUCT_STATES) }),
    errors,
    changes: PRODUCT_READS,
  },
  removeProduct: {
    summary: 'Removes a product that never had a supply link; other products can only be retired.',
    method: 'DELETE',
    path: '/products/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: PRODUCT_READS,
    errors: ['request.not_found', 'supply.product_in_use'],
  },
  listProductRevisions: {
    ...read,
    summary: 'Lists the changes of a product, the latest first, each with the old and the new value of every field.',
    path: '/products/:id/revisions',
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(
      z.object({
        version: z.int(),
        kind: z.enum(REVISION_KINDS),
        at: moment,
        /** Contains no name once the person has left. */
        by: z.string(),
        changes: z.array(change),
      }),
    ),
    errors: ['request.not_found'],
  },
  getProductRevision: {
    ...read,
    summary: 'Returns all details of an earlier version of a product.',
    path: '/products/:id/revisions/:revision',
    input: z.strictObject({ id: z.uuid(), revision: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    output: z.object({ version: z.int(), at: moment, details: shownProduct }),
    errors: ['request.not_found'],
  },
  restoreProduct: {
    ...write,
    summary: 'Restores an earlier version of a product as a new version.',
    method: 'POST',
    path: '/products/:id/restore',
    input: z.strictObject({ ...idAndVersion, revision: z.int32().min(1) }),
    changes: PRODUCT_READS,
    errors: [...errors, 'supply.part_number_taken', 'supply.input_in_use'],
  },
});

export const productErrors = {
  'supply.part_number_taken': 409,
  /** Another person has saved the product since it was read. */
  'supply.product_changed': 409,
  'supply.product_in_use': 409,
  /** A supply link feeds this line of the bill of materials; `fields.inputs` is its name. */
  'supply.input_in_use': 409,
} as const;
