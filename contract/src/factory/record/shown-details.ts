import { z } from 'zod';
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
import type { FactoryField } from './details.ts';

const shown = z.string();
const number = z.number().nullable();
const people = z.int().nullable();
const choice = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]);

/** Details of a factory in an answer: every field of `factoryDetails`, without the checks of an input. */
export const shownDetails = z.object({
  name: shown,
  nameEnglish: shown,
  code: shown,
  siteType: z.enum(SITE_TYPES),
  openedOn: shown,
  closedOn: shown,
  description: shown,

  country: shown,
  region: shown,
  locality: shown,
  postalCode: shown,
  street: shown,
  streetDetail: shown,
  addressEnglish: shown,
  point: z.object({ latitude: z.number(), longitude: z.number(), precision: z.enum(PRECISIONS) }).nullable(),

  processes: z.array(
    z.object({
      scheme: z.enum(PROCESS_SCHEMES),
      code: shown,
      name: shown,
      isPrimary: z.boolean(),
      isOutsourced: z.boolean(),
    }),
  ),
  products: z.array(z.object({ name: shown, hs: shown })),
  headcount: z.object({ total: z.int(), on: shown, female: people, migrant: people, temporary: people }).nullable(),
  siteArea: number,
  buildingArea: number,
  manufacturingArea: number,
  capacities: z.array(
    z.object({ product: shown, quantity: z.number(), unit: z.enum(UNITS), period: z.enum(CAPACITY_PERIODS) }),
  ),
  operatingDays: people,
  shifts: people,

  ksic: shown,
  ksicRevision: choice(KSIC_REVISIONS),
  isic: shown,
  gln: shown,
  osId: shown,
  customerCodes: z.array(z.object({ customer: shown, code: shown })),
  registrationNumber: shown,
  registrationExemption: choice(EXEMPTIONS),

  contacts: z.array(z.object({ purpose: z.enum(CONTACT_PURPOSES), name: shown, email: shown, phone: shown })),
} satisfies Record<FactoryField, z.ZodType>);
export type ShownDetails = z.infer<typeof shownDetails>;
