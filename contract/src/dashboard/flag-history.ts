import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { day } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { FLAG_CODES, FLAG_SEVERITIES, FLAG_SUBJECTS } from '../supply/risks/flags.ts';

/** What was open at the end of a week, what began in it, what ended in it. */
export const FLAG_SHOWS = ['open', 'new', 'closed'] as const;
export type FlagShow = (typeof FLAG_SHOWS)[number];

const flagSeen = z.object({
  code: z.enum(FLAG_CODES),
  severity: z.enum(FLAG_SEVERITIES),
  /** Nothing where it is not there any more. */
  subject: z.enum(['', ...FLAG_SUBJECTS]),
  subjectId: z.uuid(),
  /** What one’s own company calls it; of a link and what moved along it, its own product. */
  name: z.string(),
  /** Of a link: the other side and what is bought or sold, as the list of links calls them. */
  partner: z.string(),
  goods: z.string(),
  /** Of what moved: 2026-07 or 2026-Q3. */
  period: z.string(),
  /** The days on which it was seen first and last; no last one while it is open. */
  firstOn: z.string(),
  lastOn: z.string().nullable(),
});
export type FlagSeen = z.infer<typeof flagSeen>;

export const flagHistoryContract = defineContract({
  listFlagHistory: {
    summary: 'Lists what called for a look in one week: what was open at its end, what began and what ended in it.',
    method: 'GET',
    path: '/dashboard/flags',
    access: ['supplier'],
    input: z.strictObject({
      /** Any day of it; this one where none is said. */
      week: day.optional(),
      show: z.enum(FLAG_SHOWS).default('open'),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(flagSeen).shape, week: z.object({ from: z.string(), to: z.string() }) }),
    errors: [],
  },
});
