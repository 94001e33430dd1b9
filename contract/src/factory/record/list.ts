import { z } from 'zod';
import { country } from '../../kit/country.ts';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText, text } from '../../kit/text.ts';
import { FACTORY_READS } from '../reads.ts';
import { FACTORY_STATES, PRECISIONS, SITE_TYPES } from './choices.ts';

/**
 * Status of the certificates today; `none` means no certificate. A factory with several certificates shows the worst.
 */
export const CERTIFICATE_STATES = ['valid', 'expiring', 'expired', 'none'] as const;
/** Score out of a hundred: below 40, below 70, below 90, and the rest. */
export const COMPLETENESS_BANDS = { low: [0, 39], fair: [40, 69], good: [70, 89], full: [90, 100] } as const;
export type CompletenessBand = keyof typeof COMPLETENESS_BANDS;
export const BANDS = ['low', 'fair', 'good', 'full'] as const satisfies CompletenessBand[];
export const FACTORY_SORTS = ['name', 'code', 'country', 'completeness', 'updatedAt'] as const;
/** States that a list shows unless the filter names others. */
export const SHOWN_STATES = ['draft', 'active'] as const;
/** Limit of the count when a search, a process or a certificate filters the list: such rows are checked one by one. */
export const FACTORIES_COUNTED_MAX = 10_000;
/** Factories that one request changes at most; the caller continues with the next request. */
export const BULK_MAX = 200;
export const MAP_ZOOM_MAX = 14;

const SEARCH_MAX = 100;
const CHOICES_MAX = 50;
const KEY_MAX = 150;

/** A list in an address repeats its key; a single value counts as a list. */
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(CHOICES_MAX), item.transform((value) => [value])]).default([]);

const degrees = '-?\\d{1,3}(?:\\.\\d{1,5})?';
const within = z
  .string()
  .regex(new RegExp(`^(|${degrees}(?:,${degrees}){3})$`))
  .default('')
  .meta({
    description:
      'West, south, east and north in degrees: 124.5,33,131.9,38.6. Only factories inside this box are listed.',
  });

/** Filters for a list of factories, for a map of them, and for actions on everything that a list shows. */
export const factoryFilters = {
  /**
   * Any part of name, English name or code, with the words in any order. Initial consonants are enough: ㅇㅅ finds 울산.
   */
  search: optionalText(SEARCH_MAX),
  /** If empty: drafts and active factories. */
  state: several(z.enum(FACTORY_STATES)),
  country: several(country),
  /** `isic:2432`, `ksic:24312`, or `own:` and the name, as `getFactoryChoices` returns them. */
  process: several(text(KEY_MAX)),
  certificate: several(z.enum(CERTIFICATE_STATES)),
  /** Standards to which `certificate` refers; alone, any certificate of these standards. */
  standard: several(z.uuid()),
  completeness: several(z.enum(BANDS)),
  /** Filters by whether the place of the factory is known. */
  place: z.enum(['', 'known', 'unknown']).default(''),
  within,
};
export type FactoryFilters = z.output<z.ZodObject<typeof factoryFilters>>;

/** A factory in a list; `getFactory` returns all details. */
export const listedFactory = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEnglish: z.string(),
  siteType: z.enum(SITE_TYPES),
  state: z.enum(FACTORY_STATES),
  country: z.string(),
  region: z.string(),
  locality: z.string(),
  /** Names of at most three processes, the main one first. */
  processes: z.array(z.string()),
  certificate: z.enum(CERTIFICATE_STATES),
  /** Score out of a hundred. */
  completeness: z.int(),
  createdAt: moment,
  updatedAt: moment,
  confirmedAt: moment.nullable(),
});
export type ListedFactory = z.infer<typeof listedFactory>;

const degree = z.number();

/** Factories so near to each other that a map at this zoom draws them as one. */
const mapCell = z.object({
  /** Middle of the factories. */
  latitude: degree,
  longitude: degree,
  west: degree,
  south: degree,
  east: degree,
  north: degree,
  count: z.int(),
  /** Number of factories whose place is known to the building. */
  exact: z.int(),
  /** Null unless the cell has a single factory. */
  factory: z.object({ id: z.uuid(), name: z.string(), precision: z.enum(PRECISIONS) }).nullable(),
});
export type MapCell = z.infer<typeof mapCell>;

export const FACTORY_ACTS = ['activate', 'close', 'confirm'] as const;
export type FactoryAct = (typeof FACTORY_ACTS)[number];
/**
 * `unchanged`: the factory is in that state already; `draft`: only an active factory can be closed; `not_active`: only
 * an active factory can be confirmed.
 */
export const REFUSAL_REASONS = ['not_found', 'unchanged', 'draft', 'not_active', 'invalid', 'code_taken'] as const;

/** Lists of factories, and one action on many factories. */
export const factoryListContract = defineContract({
  listFactories: {
    summary: 'Lists the factories that the caller may see, searched, filtered and sorted.',
    method: 'GET',
    path: '/factories',
    access: ROLES,
    input: z.strictObject({
      ...factoryFilters,
      sort: z.enum(FACTORY_SORTS).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(listedFactory).shape,
      /** False when there are more factories than were counted. */
      isTotalExact: z.boolean(),
      can: z.object({ register: z.boolean() }),
    }),
    errors: [],
  },
  listFactoryPoints: {
    summary: 'Returns the filtered factories as points on a map; factories near each other are grouped and counted.',
    method: 'GET',
    path: '/factories/points',
    access: ROLES,
    input: z.strictObject({
      ...factoryFilters,
      zoom: z.coerce.number<number>().int().min(0).max(MAP_ZOOM_MAX).default(0),
    }),
    output: z.object({
      cells: z.array(mapCell),
      /** Number of factories without a place, wherever the map looks; counted up to `FACTORIES_COUNTED_MAX`. */
      unlocated: z.int(),
    }),
    errors: [],
  },
  getFactoryChoices: {
    summary:
      'Returns the countries, processes and standards of the factories that the caller may see, as filter choices.',
    method: 'GET',
    path: '/factories/choices',
    access: ROLES,
    input: z.strictObject({}),
    output: z.object({
      countries: z.array(z.string()),
      processes: z.array(z.object({ key: z.string(), name: z.string() })),
      standards: z.array(
        z.object({ id: z.uuid(), code: z.string(), kr: z.string(), en: z.string(), cn: z.string(), jp: z.string() }),
      ),
    }),
    errors: [],
  },
  changeFactories: {
    summary: 'Activates, closes or confirms several factories: those named, or all that match the filters.',
    method: 'POST',
    path: '/factories/changes',
    access: ['supplier'],
    input: z.strictObject({
      act: z.enum(FACTORY_ACTS),
      ids: z.array(z.uuid()).max(BULK_MAX).default([]),
      /** All factories that the filters match, a part at a time in the order of their ids. */
      isAll: z.boolean().default(false),
      after: z.uuid().optional(),
      ...factoryFilters,
    }),
    output: z.object({
      changed: z.int(),
      refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.enum(REFUSAL_REASONS) })),
      /** The last factory that was looked at; null when there are no more. */
      next: z.uuid().nullable(),
    }),
    changes: FACTORY_READS,
    errors: [],
  },
});
