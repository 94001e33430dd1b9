import { z } from 'zod';
import { companyNames } from '../company/names.ts';
import { defineContract } from '../kit/endpoint.ts';
import { day } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { FLAG_CODES, FLAG_SEVERITIES, FLAG_SUBJECTS } from '../supply/risks/flags.ts';

/** Flags that were open at the end of a week, that began in it, or that ended in it. */
export const FLAG_FILTERS = ['open', 'new', 'closed'] as const;
export type FlagShow = (typeof FLAG_FILTERS)[number];

const flagSeen = z.object({
  code: z.enum(FLAG_CODES),
  severity: z.enum(FLAG_SEVERITIES),
  /** Empty where the subject no longer exists. */
  subject: z.enum(['', ...FLAG_SUBJECTS]),
  subjectId: z.uuid(),
  /** Name in the own company; for a link and its shipments, the own product. */
  name: z.string(),
  /** Partner and goods of a link, as the list of links names them. */
  partner: z.object(companyNames),
  goods: z.string(),
  /** Period of the shipments: 2026-07 or 2026-Q3. */
  period: z.string(),
  /** Days on which the flag was seen first and last; no last day while it is open. */
  firstOn: z.string(),
  lastOn: z.string().nullable(),
});
export type FlagHistoryRow = z.infer<typeof flagSeen>;

export const flagHistoryContract = defineContract({
  listFlagHistory: {
    summary: 'Lists the risk flags of one week: those open at its end, and those that began or ended in it.',
    method: 'GET',
    path: '/dashboard/flags',
    access: ['supplier'],
    input: z.strictObject({
      /** Any day of the week; the current week by default. */
      week: day.optional(),
      show: z.enum(FLAG_FILTERS).default('open'),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(flagSeen).shape, week: z.object({ from: z.string(), to: z.string() }) }),
    errors: [],
  },
});
