import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { MATERIALS } from '../../supply/materials/materials.ts';
import { goodsKind } from '../../supply/materials/stated.ts';
import { SHARE_BANDS } from '../../supply/tiers/tiers.ts';
import { flowCompany, flowTrace } from '../origins/trace.ts';
import { flowPeriod } from '../period.ts';

export const FLOW_GROUPINGS = ['company', 'factory', 'country', 'tier'] as const;
export type FlowGrouping = (typeof FLOW_GROUPINGS)[number];
/** Readers cannot distinguish more bands than these: the smallest are grouped, and a group can be opened. */
export const FLOW_BANDS_MAX = 200;
export const KEY_MAX = 200;
const ID_MAX = 100;

const text = z.string();
const number = z.number().nullable();

export const FLOW_NODE_KINDS = ['company', 'factory', 'country', 'tier', 'others'] as const;

const flowNode = z.object({
  id: text,
  kind: z.enum(FLOW_NODE_KINDS),
  /** Set for a factory and a company; null for a country, a tier and a group of others. */
  company: flowCompany.nullable(),
  /** Name of a factory. */
  name: text,
  country: text,
  /** Nearest tier of the node: 0 is the own company, −1 a customer. */
  tier: z.int(),
  isOwn: z.boolean(),
});
export type FlowNode = z.infer<typeof flowNode>;

const flowBand = z.object({
  key: text,
  from: text,
  to: text,
  /** Exact kilograms, only for own rows and where both sides have granted `volumes`. */
  kg: number,
  /**
   * Share of everything that other companies bring to the receiver, by whole quarters; nothing else is shown of other
   * companies. For own rows, the share of the amounts that the own company shipped or received there.
   */
  band: z.enum(SHARE_BANDS),
  /** Goods of one kind are one band: nothing is counted twice. Empty for a group of others. */
  ...goodsKind,
  /** Materials that the goods state, or that a known supplier's goods behind them state. */
  carries: z.array(z.enum(MATERIALS)),
  /** At most three of the goods in it: by name where that is shown, otherwise by four digits of their HS code. */
  goods: z.array(z.object({ name: text, hs: text })),
  /** Quantities by unit; only for own rows. */
  quantities: z.array(z.object({ quantity: z.number(), unit: z.enum(UNITS) })),
  /** Number of rows per state; only for own rows. */
  states: z.object({ entered: z.int(), matched: z.int(), mismatch: z.int(), settled: z.int() }).nullable(),
  /** Number of rows in the band; only for own rows. */
  rows: z.int().nullable(),
  /**
   * True if the weight of its rows is unknown: the band has neither kilograms nor a share. Rows with a weight are in
   * another band.
   */
  isWeightless: z.boolean(),
  isOwn: z.boolean(),
  /** True if the band leads back to where it came from. It is shown, but nothing is traced through it. */
  isLoop: z.boolean(),
  /** Number of bands in a group, which its key opens; 1 for a single band. */
  count: z.int(),
  isGroup: z.boolean(),
});
export type FlowBand = z.infer<typeof flowBand>;

const flowThread = z.object({ from: text, to: text });
export type FlowThread = z.infer<typeof flowThread>;

const chosen = {
  /** An own product; if left out, all of them. */
  productId: z.uuid().optional(),
  from: flowPeriod,
  to: flowPeriod,
};
const grouped = { ...chosen, by: z.enum(FLOW_GROUPINGS).default('company') };

const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const read = { method: 'GET', access: ['supplier'] } as const;
const errors = ['request.not_found', 'flow.period_reversed', ...outside] as const;

/** Shipments between places as the caller may see them: own rows exactly, everything else masked and in bands. */
export const flowMapContract = defineContract({
  getFlowMap: {
    ...read,
    summary: 'Returns the shipments of a period by company, factory, country or tier, in at most two hundred bands.',
    path: '/flow-map',
    /** `open` is the key of a group: the answer then has the bands of that group instead of all. */
    input: z.strictObject({ ...grouped, open: z.string().max(KEY_MAX).default('') }),
    output: z.object({
      roots: z.array(z.object({ id: z.uuid(), name: text })),
      nodes: z.array(flowNode),
      bands: z.array(flowBand),
      /**
       * Known links without rows in the period that connect what flows behind them, between two of the nodes; none by
       * factory.
       */
      threads: z.array(flowThread),
      /** Own rows: received, shipped, and moved between own factories. */
      totals: z.object({ inKg: z.number(), outKg: z.number(), ownKg: z.number(), rows: z.int() }),
      /** Number of own rows without a known weight. */
      weightless: z.int(),
    }),
    isHeavy: true,
    errors: [...errors, 'flow.group_unknown'],
  },
  traceFlow: {
    ...read,
    summary:
      "Traces a product of the caller's company to its origins or its receivers, material by material, by whole quarters.",
    path: '/flow-trace',
    input: z.strictObject({
      productId: z.uuid(),
      from: flowPeriod,
      to: flowPeriod,
      direction: z.enum(['up', 'down']).default('up'),
      /** Only what came or went by one own link. */
      linkId: z.uuid().optional(),
      /** Only what passed a company, by its id in the map. */
      through: z.string().max(ID_MAX).default(''),
    }),
    output: flowTrace,
    isHeavy: true,
    errors,
  },
  exportFlowMap: {
    summary: 'Exports the shipments between places as a file, as the caller may see them.',
    method: 'POST',
    path: '/flow-map/export',
    access: ['supplier'],
    input: z.strictObject({ ...grouped, format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: z.object({}),
    body: 'file',
    mediaTypes: [CSV_TYPE, XLSX_TYPE],
    transaction: 'own',
    isHeavy: true,
    errors,
    changes: [],
  },
  exportFlowEvents: {
    summary: "Exports the caller's shipments and production records of a period as EPCIS or UNTP events.",
    method: 'POST',
    path: '/flow-events/export',
    access: ['supplier'],
    input: z.strictObject({ ...chosen, format: z.enum(['epcis', 'untp']) }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/ld+json'],
    transaction: 'own',
    changes: [],
    isHeavy: true,
    errors: [...errors, 'flow.too_many_events'],
  },
});

export const flowMapErrors = {
  /** The bands have changed since the map was read. */
  'flow.group_unknown': 404,
  /** The period has too many events; a shorter period has fewer. */
  'flow.too_many_events': 409,
} as const;
