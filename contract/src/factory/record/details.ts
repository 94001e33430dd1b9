import { z } from 'zod';
import { companyEmail, companyPhone, gln } from '../../company/profile/fields.ts';
import { country } from '../../kit/country.ts';
import { day } from '../../kit/moment.ts';
import { lines, nameText, optionalName, optionalText, text } from '../../kit/text.ts';
import {
  CAPACITY_PERIODS,
  CONTACT_PURPOSES,
  EXEMPTIONS,
  KSIC_REVISIONS,
  PRECISIONS,
  PROCESS_SCHEMES,
  SITE_TYPES,
  UNITS,
} from './choices.ts';

export const FACTORY_NAME_MAX = 100;
export const FACTORY_CODE_MAX = 40;
const ADDRESS_MAX = 200;
const DESCRIPTION_MAX = 1_000;
const SHORT_MAX = 40;
const HEADCOUNT_MAX = 10_000_000;
/** Square metres: more than the area of the largest country. */
const AREA_MAX = 20_000_000_000_000;
const QUANTITY_MAX = 1_000_000_000_000_000;
const DAYS_MAX = 366;
const SHIFTS_MAX = 6;
const PROCESSES_MAX = 50;
const PRODUCTS_MAX = 100;
const CAPACITIES_MAX = 20;
const CONTACTS_MAX = 20;
const CUSTOMER_CODES_MAX = 50;

/** Builds the key of a message that the browser shows. */
const key = (name: string) => `factory:problem.${name}`;

const optionalDay = z.union([z.literal(''), day]).default('');
const choice = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]).default('');
const count = (max: number) => z.int().min(0).max(max);
const amount = (max: number) => z.number().min(0).max(max);

const point = z
  .strictObject({
    latitude: z.number().min(-90, key('latitude')).max(90, key('latitude')),
    longitude: z.number().min(-180, key('longitude')).max(180, key('longitude')),
    precision: z.enum(PRECISIONS),
  })
  .meta({ description: 'Degrees of WGS 84; five decimals are stored.' });

const process = z.strictObject({
  scheme: z.enum(PROCESS_SCHEMES),
  /** Empty for a process that no list has a code for. */
  code: optionalText(SHORT_MAX),
  name: text(FACTORY_NAME_MAX),
  isPrimary: z.boolean().default(false),
  isOutsourced: z.boolean().default(false),
});

const product = z.strictObject({
  name: text(FACTORY_NAME_MAX),
  /** Four or six digits of the Harmonized System; empty while unknown. */
  hs: z
    .string()
    .max(SHORT_MAX)
    .overwrite((typed) => typed.replace(/[\s.-]/g, ''))
    .regex(/^(|\d{4}|\d{6})$/, key('hs'))
    .default(''),
});

const headcount = z.strictObject({
  total: count(HEADCOUNT_MAX),
  on: optionalDay,
  female: count(HEADCOUNT_MAX).nullable().default(null),
  migrant: count(HEADCOUNT_MAX).nullable().default(null),
  temporary: count(HEADCOUNT_MAX).nullable().default(null),
});

const capacity = z.strictObject({
  product: optionalText(FACTORY_NAME_MAX),
  quantity: amount(QUANTITY_MAX),
  unit: z.enum(UNITS),
  period: z.enum(CAPACITY_PERIODS),
});

const contact = z.strictObject({
  purpose: z.enum(CONTACT_PURPOSES),
  name: optionalName(FACTORY_NAME_MAX),
  email: companyEmail,
  phone: companyPhone,
});

const customerCode = z.strictObject({ customer: text(FACTORY_NAME_MAX), code: text(SHORT_MAX) });

/** Id from Open Supply Hub. A wrong check character is a hint, never a refusal. */
const osId = z
  .string()
  .max(SHORT_MAX)
  .overwrite((typed) => typed.replace(/\s/g, '').toUpperCase())
  .regex(/^(|[A-Z]{2}\d{7}[A-Z0-9]{6})$/, key('osId'))
  .default('');

/** Details of a factory, entered by its company. Only name and country are required; the rest can follow later. */
export const factoryDetails = z.strictObject({
  /** Name in the script of the place: 울산 1공장. */
  name: nameText(FACTORY_NAME_MAX),
  nameEnglish: optionalName(FACTORY_NAME_MAX),
  /** Code that the company itself uses; the same code twice is the same factory. */
  code: optionalText(FACTORY_CODE_MAX),
  siteType: z.enum(SITE_TYPES).default('factory'),
  openedOn: optionalDay,
  closedOn: optionalDay,
  description: lines(DESCRIPTION_MAX).default(''),

  country,
  /** An ISO 3166-2 code where the portal has a list of them, else free text. */
  region: optionalText(FACTORY_NAME_MAX),
  locality: optionalText(FACTORY_NAME_MAX),
  postalCode: optionalText(SHORT_MAX),
  street: optionalText(ADDRESS_MAX),
  streetDetail: optionalText(ADDRESS_MAX),
  addressEnglish: optionalText(ADDRESS_MAX),
  point: point.nullable().default(null),

  processes: z.array(process).max(PROCESSES_MAX).default([]),
  products: z.array(product).max(PRODUCTS_MAX).default([]),
  headcount: headcount.nullable().default(null),
  siteArea: amount(AREA_MAX).nullable().default(null),
  buildingArea: amount(AREA_MAX).nullable().default(null),
  manufacturingArea: amount(AREA_MAX).nullable().default(null),
  capacities: z.array(capacity).max(CAPACITIES_MAX).default([]),
  operatingDays: count(DAYS_MAX).nullable().default(null),
  shifts: count(SHIFTS_MAX).nullable().default(null),

  ksic: optionalText(SHORT_MAX),
  ksicRevision: choice(KSIC_REVISIONS),
  isic: optionalText(SHORT_MAX),
  gln,
  osId,
  customerCodes: z.array(customerCode).max(CUSTOMER_CODES_MAX).default([]),
  registrationNumber: optionalText(SHORT_MAX),
  registrationExemption: choice(EXEMPTIONS),

  contacts: z.array(contact).max(CONTACTS_MAX).default([]),
});

export type FactoryDetails = z.output<typeof factoryDetails>;
export type FactoryField = keyof FactoryDetails;
export const FACTORY_FIELDS = Object.keys(factoryDetails.shape) as FactoryField[];
