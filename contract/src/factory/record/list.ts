import { z } from 'zod';
import { country } from '../../kit/country.ts';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText, text } from '../../kit/text.ts';
import { FACTORY_STATES, PRECISIONS, SITE_TYPES } from './choices.ts';

/** Where a certificate stands today; `none` is no certificate at all. Of several that one factory has, the worst is shown. */
export const CERTIFICATE_STATES = ['valid', 'expiring', 'expired', 'none'] as const;
/** Out of a hundred: below 40, below 70, below 90, and the rest. */
export const COMPLETENESS_BANDS = { low: [0, 39], fair: [40, 69], good: [70, 89], full: [90, 100] } as const;
export type CompletenessBand = keyof typeof COMPLETENESS_BANDS;
export const BANDS = ['low', 'fair', 'good', 'full'] as const satisfies CompletenessBand[];
export const FACTORY_SORTS = ['name', 'code', 'country', 'completeness', 'updatedAt'] as const;
/** What is shown unless somebody asks for closed ones too. */
export const SHOWN_STATES = ['draft', 'active'] as const;
/** What a search, a process or a certificate leaves is looked at row by row, and so counted only so far. */
export const FACTORIES_COUNTED_MAX = 10_000;
/** Factories that one request changes at most; whoever wants more asks again from where it stopped. */
export const BULK_MAX = 200;
export const MAP_ZOOM_MAX = 14;

const SEARCH_MAX = 100;
const CHOICES_MAX = 50;
const KEY_MAX = 150;

/** A list in an address repeats its key; one value counts as a list. */
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(CHOICES_MAX), item.transform((one) => [one])]).default([]);

const degrees = '-?\\d{1,3}(?:\\.\\d{1,5})?';
const within = z
  .string()
  .regex(new RegExp(`^(|${degrees}(?:,${degrees}){3})$`))
  .default('')
  .meta({ description: 'West, south, east and north in degrees: 124.5,33,131.9,38.6. Only what lies between.' });

/** What narrows a list of factories, a map of them, and whatever is done with all that a list shows. */
export const factoryFilters = {
  /** Any part of name, English name or code, in any order of words; initial consonants will do: ㅇㅅ finds 울산. */
  search: optionalText(SEARCH_MAX),
  /** Drafts and active ones where none is named. */
  state: several(z.enum(FACTORY_STATES)),
  country: several(country),
  /** `isic:2432`, `ksic:24312`, or `own:` and the name, as `getFactoryChoices` gives them. */
  process: several(text(KEY_MAX)),
  certificate: several(z.enum(CERTIFICATE_STATES)),
  /** What `certificate` is about; alone, any certificate of it. */
  standard: several(z.uuid()),
  completeness: several(z.enum(BANDS)),
  /** Whether it is known where it lies. */
  place: z.enum(['', 'known', 'unknown']).default(''),
  within,
};
export type FactoryFilters = z.output<z.ZodObject<typeof factoryFilters>>;

/** What a list shows of one; all of it is in `getFactory`. */
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
  /** Their names, the main one first; no more than three. */
  processes: z.array(z.string()),
  certificate: z.enum(CERTIFICATE_STATES),
  /** Out of a hundred. */
  completeness: z.int(),
  createdAt: moment,
  updatedAt: moment,
  confirmedAt: moment.nullable(),
});
export type ListedFactory = z.infer<typeof listedFactory>;

const degree = z.number();

/** Some that lie so near to each other that a map of this size would draw them as one. */
const mapCell = z.object({
  /** The middle of them. */
  latitude: degree,
  longitude: degree,
  west: degree,
  south: degree,
  east: degree,
  north: degree,
  count: z.int(),
  /** How many of them are known to the building. */
  exact: z.int(),
  /** Of a single one. */
  factory: z.object({ id: z.uuid(), name: z.string(), precision: z.enum(PRECISIONS) }).nullable(),
});
export type MapCell = z.infer<typeof mapCell>;

export const FACTORY_ACTS = ['activate', 'close', 'confirm'] as const;
export type FactoryAct = (typeof FACTORY_ACTS)[number];
/** `unchanged`: it is so already; `draft`: only what was in use is closed; `not_active`: only what is in use is confirmed. */
export const REFUSAL_REASONS = ['not_found', 'unchanged', 'draft', 'not_active', 'invalid', 'code_taken'] as const;

/** Seeing many factories at once, and doing one thing with many. */
export const factoryListContract = defineContract({
  listFactories: {
    summary: 'Lists the factories that the caller may see: searched, filtered, sorted, twenty a page.',
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
      /** Otherwise there are more than were counted. */
      isTotalExact: z.boolean(),
      can: z.object({ register: z.boolean() }),
    }),
    errors: [],
  },
  listFactoryPoints: {
    summary: 'Gives what a list shows as places on a map, those that lie near each other as one with their number.',
    method: 'GET',
    path: '/factories/points',
    access: ROLES,
    input: z.strictObject({
      ...factoryFilters,
      zoom: z.coerce.number<number>().int().min(0).max(MAP_ZOOM_MAX).default(0),
    }),
    output: z.object({
      cells: z.array(mapCell),
      /** How many have no place, wherever the map looks; counted so far only. */
      unlocated: z.int(),
    }),
    errors: [],
  },
  getFactoryChoices: {
    summary: 'Gives the countries, processes and standards that the factories in sight have, to filter by.',
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
    summary: 'Takes factories into use, closes or confirms them: those that are named, or all that a list shows.',
    method: 'POST',
    path: '/factories/changes',
    access: ['supplier'],
    input: z.strictObject({
      act: z.enum(FACTORY_ACTS),
      ids: z.array(z.uuid()).max(BULK_MAX).default([]),
      /** All that the filters leave, a part at a time in the order of their ids. */
      isAll: z.boolean().default(false),
      after: z.uuid().optional(),
      ...factoryFilters,
    }),
    output: z.object({
      changed: z.int(),
      refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.enum(REFUSAL_REASONS) })),
      /** The last one looked at, where there are more. */
      next: z.uuid().nullable(),
    }),
    errors: [],
  },
});
