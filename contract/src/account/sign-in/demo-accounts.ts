import { z } from 'zod';
import { LANGUAGES } from '../../kit/language.ts';

/** Accounts that a visitor of the demo can try, in display order. */
export const DEMO_PEOPLE = [
  'buyer',
  'cellMaker',
  'cathode',
  'plating',
  'dyeing',
  'refiner',
  'verifier',
  'reviewer',
] as const;

const demoAccount = z.object({
  key: z.enum(DEMO_PEOPLE),
  email: z.string(),
  name: z.string(),
  /** Empty for operators. */
  company: z.string(),
  /** Empty in a demo that was created before these fields existed. */
  companyEnglish: z.string().default(''),
  companyChinese: z.string().default(''),
  companyJapanese: z.string().default(''),
  role: z.enum(['supplier', 'admin']),
  language: z.enum(LANGUAGES),
});
export type DemoAccount = z.infer<typeof demoAccount>;

/** Data that only the server of the demo writes into the page. All people of the demo share one password. */
export const demoSignIn = z.object({ madeOn: z.iso.date(), password: z.string(), accounts: z.array(demoAccount) });
export type DemoSignIn = z.infer<typeof demoSignIn>;
