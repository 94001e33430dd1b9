import { z } from 'zod';
import { LANGUAGES } from '../../kit/language.ts';

/** Who can be tried out in the demo, in the order in which they are shown. */
export const DEMO_PEOPLE = [
  ...(['buyer', 'cellMaker', 'cathode', 'plating', 'dyeing', 'refiner'] as const),
  ...(['verifier', 'reviewer'] as const),
] as const;

const demoAccount = z.object({
  key: z.enum(DEMO_PEOPLE),
  email: z.string(),
  name: z.string(),
  /** '' of those who run the place. */
  company: z.string(),
  /** A demo that was made before it was kept does without. */
  companyEnglish: z.string().default(''),
  role: z.enum(['supplier', 'admin']),
  language: z.enum(LANGUAGES),
});
export type DemoAccount = z.infer<typeof demoAccount>;

/** What the demo's server writes into the page, and nobody else's: all people of it have one password. */
export const demoDoor = z.object({ madeOn: z.iso.date(), password: z.string(), accounts: z.array(demoAccount) });
export type DemoDoor = z.infer<typeof demoDoor>;
