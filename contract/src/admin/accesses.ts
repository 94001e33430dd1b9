import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { moment, periodInput } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { optionalText } from '../kit/text.ts';
import {
  ACCESS_KINDS,
  cursorInput,
  loggedCompany,
  loggedPerson,
  logPageOf,
  month,
  REASON_MAX,
} from './audit-fields.ts';
import { AUDIT_READS } from './reads.ts';

const kind = z.enum(ACCESS_KINDS);

export const access = z.object({
  id: z.uuid(),
  at: moment,
  kind,
  /** The person who opened the data. */
  person: loggedPerson,
  /** The person whom the data describe. */
  of: loggedPerson.nullable(),
  company: loggedCompany.nullable(),
  recordId: z.string().nullable(),
  /** Name of the document, as long as the document exists. */
  recordName: z.string().nullable(),
  operation: z.string(),
  address: z.string(),
});
export type LoggedAccess = z.infer<typeof access>;

const review = z.object({ by: loggedPerson, at: moment, note: z.string() });

export const reviewMonthInput = z.strictObject({ month, note: optionalText(REASON_MAX) });

/** Log of who opened another person's contact details or documents, kept for two years. */
export const accessesContract = defineContract({
  listAccesses: {
    summary: 'Lists the accesses to personal data, newest first, filtered by reader, data subject, type and days.',
    method: 'GET',
    path: '/admin/accesses',
    access: ['admin'],
    input: z.strictObject({
      person: z.uuid().optional(),
      of: z.uuid().optional(),
      kind: kind.optional(),
      ...periodInput,
      ...cursorInput,
    }),
    output: logPageOf(access),
    errors: [],
  },
  getAccessMonth: {
    summary:
      'Returns the number of accesses in a month for each person and type, highest first, and whether the month was reviewed.',
    method: 'GET',
    path: '/admin/accesses/months/:month',
    access: ['admin'],
    input: z.strictObject({ month, ...pageInput }),
    output: z.object({
      ...pageOf(z.object({ person: loggedPerson, kind, count: z.int(), people: z.int() })).shape,
      /** Number of all accesses in the month. */
      accesses: z.int(),
      /** True once the month is over: only then can it be reviewed. */
      isOver: z.boolean(),
      review: review.nullable(),
      /** Months since the first access in the log, newest first. */
      months: z.array(z.object({ month, isReviewed: z.boolean() })),
    }),
    errors: [],
  },
  reviewAccessMonth: {
    summary: 'Marks the accesses of a month as reviewed.',
    method: 'POST',
    path: '/admin/accesses/months/:month/review',
    access: ['admin'],
    input: reviewMonthInput,
    output: z.object({ id: z.string() }),
    asksPassword: true,
    changes: AUDIT_READS,
    errors: ['admin.month_not_over', 'admin.month_reviewed'],
  },
});

export const accessesErrors = {
  'admin.month_not_over': 409,
  'admin.month_reviewed': 409,
} as const;
