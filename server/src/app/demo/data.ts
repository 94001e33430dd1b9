import { flowPeriod, MATERIAL_GROUPS, UNITS } from '@ieum/contract';
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
  name_en: z.string(),
  city: z.string(),
  /** ISO 3166-2, which tells the country too. */
  region: z.string(),
  /** Where the portal has no list of regions. */
  region_name: z.string().optional(),
  locality: z.string(),
  postal_code: z.string(),
  street: z.string(),
  address_en: z.string(),
  lat: z.number(),
  lon: z.number(),
  geo_precision: z.enum(['exact', 'building', 'street', 'city']),
  process: z.string(),
  /** Of `server/lists/process.csv`. */
  process_code: z.string(),
  headcount: z.number(),
  site_area_m2: z.number(),
  capacity: z.number(),
  capacity_unit: z.enum(UNITS),
  gln: z.string(),
});

const certificate = z.object({ code: z.string(), factory: z.string(), standard: z.string(), valid_to: z.iso.date() });

const product = z.object({
  code: z.string(),
  company: z.string(),
  name_ko: z.string(),
  hs6: z.string().nullable(),
  unit: z.enum(UNITS),
  origin_terminal: z.boolean(),
  group: z.enum(MATERIAL_GROUPS),
});

const relation = z.object({
  code: z.string(),
  buyer_product: z.string(),
  supplier_product: z.string(),
  spend_share_pct: z.number(),
  material_share_pct: z.number(),
  status: z.enum(['confirmed', 'proposed', 'disputed', 'unidentified']),
});

const flow = z.object({
  code: z.string(),
  from_factory: z.string().nullable(),
  to_factory: z.string(),
  product: z.string(),
  period: flowPeriod,
  qty_shipped: z.number().nullable(),
  qty_received: z.number().nullable(),
  unit: z.enum(UNITS),
});

const bill = z.object({ output: z.string(), inputs: z.array(z.string()), qty_per_unit: z.number() });

/** Of `demo/demo.json`, what is kept; what is expected of it is for tests. */
export const demoData = z.object({
  as_of: z.iso.date(),
  companies: z.array(company),
  factories: z.array(factory),
  certificates: z.array(certificate),
  products: z.array(product),
  relations: z.array(relation),
  bom: z.array(bill),
  flows: z.array(flow),
});
export type DemoData = z.infer<typeof demoData>;
export type DemoCompany = z.infer<typeof company>;
export type DemoFactory = z.infer<typeof factory>;
export type DemoProduct = z.infer<typeof product>;

/** Companies that nobody has named: they stand on a link of their buyer, and nowhere else. */
export const namelessIn = ({ products, relations }: DemoData) => {
  const nameless = relations.filter(({ status }) => status === 'unidentified').map((one) => one.supplier_product);
  return new Set(products.filter(({ code }) => nameless.includes(code)).map(({ company }) => company));
};
