import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { LINK_STATES } from '../links/fields.ts';
import { MATERIALS } from '../materials/materials.ts';
import { percentRange, SHARE_BANDS, tierCompany, tierPlace, tierProduct } from '../tiers/tiers.ts';

/** Number of paths in an answer, the heaviest first. */
export const ORIGIN_PATHS_MAX = 100;
/** Number of products of other companies at which a material ends, in an answer. */
export const ORIGIN_ENDS_MAX = 100;
/** Number of suggestions whom to ask. */
export const ORIGIN_ASKS_MAX = 5;

/** How sure it is that a material came this way: all links confirmed, all at least stated, or not known. */
export const ORIGIN_STATES = ['confirmed', 'declared', 'unknown'] as const;
export type OriginState = (typeof ORIGIN_STATES)[number];

/** Where a path ends: at a point of origin, at a product behind which nothing is known, or at a gap of a known one. */
export const ORIGIN_ENDS = ['origin', 'lastKnown', 'gap'] as const;
export type OriginEndKind = (typeof ORIGIN_ENDS)[number];

/** What somebody can do next to know more. */
export const ORIGIN_ACTS = [
  /** Ask the masked company `aboutId` to disclose itself. */
  'askDisclosure',
  /** Ask the partner `companyId` to confirm the own link `linkId`. */
  'requestConfirmation',
  /** Ask the partner `companyId` for a supply map: behind it, a link is stated by one side alone or nothing is known. */
  'askSupplyMap',
  /** Ask the partner `companyId` what one unit weighs, in the messages of the own row `rowId`. */
  'askWeight',
  /** Name the supplier of the own link `linkId`. */
  'nameSupplier',
  /** Answer the own link `linkId`, which the other side has proposed. */
  'answerLink',
  /** Enter the share of the input that comes by the own link `linkId`. */
  'stateShare',
  /** Enter who supplies the own product `productId`. */
  'addSupplier',
  /** Enter what the own product `productId` contains. */
  'stateMaterials',
] as const;
export type OriginAct = (typeof ORIGIN_ACTS)[number];

/** Why there is nothing to show. */
export const ORIGIN_GAPS = ['', 'noMaterials', 'notCarried'] as const;

const text = z.string();
const material = z.enum(MATERIALS);
const errors = ['request.not_found', 'company.not_verified', 'company.email_unconfirmed'] as const;
const read = { method: 'GET', access: ['supplier'], isHeavy: true } as const;

/**
 * How much of a material in a product comes by confirmed links alone, by links that at least one side states, and from
 * where nobody knows. Ranges in per cent, which always contain the true shares; these make 100 together.
 */
export const originShares = z.object({ confirmed: percentRange, declared: percentRange, unknown: percentRange });
export type OriginShares = z.infer<typeof originShares>;

/** What the shares rest on. */
export const originBasis = z.object({
  /** Links by which the material comes. */
  links: z.int(),
  confirmed: z.int(),
  /** Links whose share of the input is known exactly, as a band, or not at all. */
  exact: z.int(),
  banded: z.int(),
  unknown: z.int(),
  /** Own rows of quantities received for the product, of which `carrying` carry the material and `weighed` of these have a weight. */
  rows: z.object({ all: z.int(), carrying: z.int(), weighed: z.int() }),
});
export type OriginBasis = z.infer<typeof originBasis>;

const step = z.object({
  /** Tier of the supplier, from 1. */
  tier: z.int(),
  /** Ids in `products`: the supplier's and the buyer's product. */
  from: text,
  to: text,
  state: z.enum(LINK_STATES),
  /** Share of the buyer's input, in per cent: exact on own purchases and where both sides granted it, otherwise a band. */
  share: z.number().nullable(),
  band: z.enum(SHARE_BANDS),
  /** Links of one buyer's product with the same number feed the same input. */
  input: z.int(),
  /** Share of the material in the own product that comes by this link. */
  passes: percentRange,
  isOwn: z.boolean(),
  /** Own link, on whose page it can be changed; null for links of others. */
  linkId: z.uuid().nullable(),
  /** Own rows of quantities of this link; null for links of others. */
  rows: z.int().nullable(),
});

const path = z.object({
  /** Indexes in `steps`, from the own product to the end. */
  steps: z.array(z.int()),
  state: z.enum(ORIGIN_STATES),
  /** Index in `steps` of the first link that is not confirmed; null if all are. */
  breakAt: z.int().nullable(),
  end: z.enum(ORIGIN_ENDS),
  /** Id in `products` of the point of origin, or of the last product that is known. */
  productId: text,
  /** Empty where nobody knows it. */
  country: text,
  share: percentRange,
});

const end = z.object({
  /** Only `origin` is traced; the other kinds have the last known country. */
  kind: z.enum(ORIGIN_ENDS),
  country: text,
  /** Id in `products`. */
  productId: text,
  tier: z.int(),
  share: percentRange,
  confirmed: percentRange,
});

const ask = z.object({
  act: z.enum(ORIGIN_ACTS),
  /** Id in `companies` of the partner to ask; null for what the own company can do. */
  companyId: text.nullable(),
  /** Id in `companies` of the company that it is about. */
  aboutId: text.nullable(),
  /** Id in `products` that it is about. */
  productId: text.nullable(),
  linkId: z.uuid().nullable(),
  /** Index in `steps` of the link that it is about. */
  step: z.int().nullable(),
  rowId: z.uuid().nullable(),
  /** Rows of quantities that would count by weight. */
  rows: z.int(),
  /** Share of the material that it is about. */
  share: percentRange,
});
export type OriginAsk = z.infer<typeof ask>;

const country = z.object({ country: text, share: percentRange, confirmed: percentRange });

export const productOrigins = z.object({
  product: z.object({ id: z.uuid(), name: text, hs: text }),
  /** Materials that the product carries, with the number of paths to a point of origin, and how much is traced by how many links. */
  materials: z.array(
    z.object({
      material,
      paths: z.int(),
      isStated: z.boolean(),
      shares: originShares,
      basis: originBasis.pick({ links: true, confirmed: true }),
    }),
  ),
  /** The chosen material: the wanted one, or the first. Null if there is none. */
  material: material.nullable(),
  reason: z.enum(ORIGIN_GAPS),
  shares: originShares,
  basis: originBasis,
  /** Countries of the points of origin, the greatest share first. */
  countries: z.array(country),
  ends: z.array(end),
  companies: z.array(tierCompany),
  products: z.array(tierProduct),
  /** Factories that the caller may see on a map. */
  places: z.array(tierPlace),
  steps: z.array(step),
  paths: z.array(path),
  /** Number of paths that are not in `paths`. */
  morePaths: z.int(),
  next: z.array(ask),
  can: z.object({ ask: z.boolean() }),
});
export type ProductOrigins = z.infer<typeof productOrigins>;

const materialProduct = z.object({
  id: z.uuid(),
  name: text,
  hs: text,
  isStated: z.boolean(),
  shares: originShares,
  basis: originBasis.omit({ rows: true }),
  countries: z.array(country),
  /** First thing to do, as in `getProductOrigins`. */
  next: ask.pick({ act: true, linkId: true, share: true }).nullable(),
});

/** Materials and where they come from. Shares of inputs and weighed quantities are never mixed. */
export const originsContract = defineContract({
  listMaterials: {
    ...read,
    summary: "Lists the materials that the caller's products carry, and how many of these are traced to an origin.",
    path: '/materials',
    input: z.strictObject({}),
    output: z.object({
      rows: z.array(
        z.object({
          material,
          /** Own products that carry it. */
          products: z.int(),
          /** Of these: all of the material is traced by confirmed links, or all of it by stated ones. */
          confirmed: z.int(),
          declared: z.int(),
          /** Countries of the points of origin. */
          countries: z.array(text),
        }),
      ),
      /** Own products of which nothing says what they contain. */
      unstated: z.int(),
    }),
    errors: ['company.not_verified', 'company.email_unconfirmed'],
  },
  getMaterial: {
    ...read,
    summary: "Returns the caller's products that carry a material, with its origins in each.",
    path: '/materials/:material',
    input: z.strictObject({ material }),
    output: z.object({ material, products: z.array(materialProduct) }),
    errors: ['company.not_verified', 'company.email_unconfirmed'],
  },
  getProductOrigins: {
    ...read,
    summary: 'Returns where a material in an own product comes from, as far as the caller may see it, and whom to ask.',
    path: '/products/:id/origins',
    input: z.strictObject({ id: z.uuid(), material: material.optional() }),
    output: productOrigins,
    errors,
  },
  exportProductOrigins: {
    summary: 'Exports the paths of a material into an own product as a sheet, with what their shares rest on.',
    method: 'POST',
    path: '/products/:id/origins/export',
    access: ['supplier'],
    input: z.strictObject({
      id: z.uuid(),
      material: material.optional(),
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
      language: z.enum(LANGUAGES).default('kr'),
    }),
    output: z.object({}),
    body: 'file',
    mediaTypes: [CSV_TYPE, XLSX_TYPE],
    transaction: 'own',
    changes: [],
    isHeavy: true,
    errors,
  },
});
