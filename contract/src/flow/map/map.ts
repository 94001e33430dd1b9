import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { SHARE_BANDS } from '../../supply/tiers/tiers.ts';
import { flowCompany, flowTrace } from '../origins/trace.ts';
import { flowPeriod } from '../period.ts';

export const FLOW_GROUPINGS = ['company', 'factory', 'country', 'tier'] as const;
export type FlowGrouping = (typeof FLOW_GROUPINGS)[number];
/** More bands than these nobody can tell apart: the smallest stand together and can be opened. */
export const FLOW_BANDS_MAX = 200;
const KEY_MAX = 200;
const ID_MAX = 100;

const text = z.string();
const number = z.number().nullable();

export const FLOW_NODE_KINDS = ['company', 'factory', 'country', 'tier', 'others'] as const;

const flowNode = z.object({
  id: text,
  kind: z.enum(FLOW_NODE_KINDS),
  /** Of a factory and a company; nothing of a country, a tier and of others together. */
  company: flowCompany.nullable(),
  /** Of a factory. */
  name: text,
  country: text,
  /** The nearest at which it stands: 0 is the own company, −1 a customer. */
  tier: z.int(),
  isOwn: z.boolean(),
});
export type FlowNode = z.infer<typeof flowNode>;

const flowBand = z.object({
  key: text,
  from: text,
  to: text,
  /** Exactly, only of own rows and where both sides have granted `volumes`. */
  kg: number,
  /**
   * Of what others brought to its receiver, by whole quarters; the only thing that is told of others. Of own rows, of what the
   * own company brought there or got.
   */
  band: z.enum(SHARE_BANDS),
  materialGroup: text,
  /** How many of its rows are in which state; only of own rows. */
  states: z.object({ entered: z.int(), matched: z.int(), mismatch: z.int(), settled: z.int() }).nullable(),
  /** How many rows it stands for; only of own rows. */
  rows: z.int().nullable(),
  /** Nobody knows what its rows weigh: it has neither kilograms nor a share. Rows that have a weight stand in another band. */
  isWeightless: z.boolean(),
  isOwn: z.boolean(),
  /** Leads back to where it came from; shown, but nothing is traced through it. */
  isLoop: z.boolean(),
  /** So many stand together in it; opened by its key. 1 of a band by itself. */
  count: z.int(),
  isGroup: z.boolean(),
});
export type FlowBand = z.infer<typeof flowBand>;

const chosen = {
  /** An own product; left out, all of them. */
  productId: z.uuid().optional(),
  from: flowPeriod,
  to: flowPeriod,
};
const grouped = { ...chosen, by: z.enum(FLOW_GROUPINGS).default('company') };

const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const read = { method: 'GET', access: ['supplier'] } as const;
const errors = ['request.not_found', 'flow.period_reversed', ...outside] as const;

/** What went from where to where, as the caller may see it: own rows exactly, everything else masked and in bands. */
export const flowMapContract = defineContract({
  getFlowMap: {
    ...read,
    summary: 'Gives what went from where to where in a time, by company, factory, country or tier; two hundred bands.',
    path: '/flow-map',
    /** `open` is the key of a band that is a group: its own bands are given instead of all. */
    input: z.strictObject({ ...grouped, open: z.string().max(KEY_MAX).default('') }),
    output: z.object({
      roots: z.array(z.object({ id: z.uuid(), name: text })),
      nodes: z.array(flowNode),
      bands: z.array(flowBand),
      /** Of own rows: what came, what went, what moved between own factories. */
      totals: z.object({ inKg: z.number(), outKg: z.number(), ownKg: z.number(), rows: z.int() }),
      /** Own rows of which nobody knows what they weigh. */
      weightless: z.int(),
    }),
    errors: [...errors, 'flow.group_unknown'],
  },
  traceFlow: {
    ...read,
    summary:
      'Traces an own product to where it comes from, or to whom it went, material by material; by whole quarters.',
    path: '/flow-trace',
    input: z.strictObject({
      productId: z.uuid(),
      from: flowPeriod,
      to: flowPeriod,
      direction: z.enum(['up', 'down']).default('up'),
      /** Only what came or went by one own link. */
      linkId: z.uuid().optional(),
      /** Only what passed a company, by the id that the map gives it. */
      through: z.string().max(ID_MAX).default(''),
    }),
    output: flowTrace,
    errors,
  },
  exportFlowMap: {
    summary: 'Gives what went from where to where as a CSV file, as the caller may see it.',
    method: 'POST',
    path: '/flow-map/export',
    access: ['supplier'],
    input: z.strictObject(grouped),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['text/csv'],
    transaction: 'own',
    errors,
  },
  exportFlowEvents: {
    summary: 'Gives own rows and transformations of a time as events of EPCIS or UNTP.',
    method: 'POST',
    path: '/flow-events/export',
    access: ['supplier'],
    input: z.strictObject({ ...chosen, format: z.enum(['epcis', 'untp']) }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/ld+json'],
    transaction: 'own',
    errors: [...errors, 'flow.too_many_events'],
  },
});

export const flowMapErrors = {
  /** The bands have changed since it was read. */
  'flow.group_unknown': 404,
  /** A shorter time has fewer. */
  'flow.too_many_events': 409,
} as const;
