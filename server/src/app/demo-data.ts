import { UNITS } from '@ieum/contract';
import { z } from 'zod';

const company = z.object({
  code: z.string(),
  name_ko: z.string(),
  name_en: z.string(),
  /** Unknown of a supplier that nobody has named. */
  country: z.string().nullable(),
  biz_no: z.string().nullable(),
  ksic: z.string().nullable(),
});

const factory = z.object({
  code: z.string(),
  company: z.string(),
  name_ko: z.string(),
  city: z.string(),
  region: z.string(),
  address_hint: z.string(),
  lat: z.number(),
  lon: z.number(),
  geo_precision: z.enum(['exact', 'building', 'street', 'city']),
  process: z.string(),
  headcount: z.number(),
  site_area_m2: z.number(),
  capacity: z.number(),
  capacity_unit: z.enum(UNITS),
  gln: z.string(),
});

const certificate = z.object({ code: z.string(), factory: z.string(), standard: z.string(), valid_to: z.iso.date() });

/** Of `demo/demo.json`, what can be kept already; the rest of the file is left alone. */
export const demoData = z.object({
  as_of: z.iso.date(),
  companies: z.array(company),
  factories: z.array(factory),
  certificates: z.array(certificate),
});
export type DemoData = z.infer<typeof demoData>;
export type DemoCompany = z.infer<typeof company>;
export type DemoFactory = z.infer<typeof factory>;
