import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { moment, periodInput } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { optionalText } from '../kit/text.ts';
import { ACCESS_KINDS, loggedCompany, loggedPerson, month, REASON_MAX, turnInput, turnOf } from './audit-fields.ts';

const kind = z.enum(ACCESS_KINDS);

export const access = z.object({
  id: z.uuid(),
  at: moment,
  kind,
  /** Who opened it. */
  person: loggedPerson,
  /** Whose it is. */
  of: loggedPerson.nullable(),
  company: loggedCompany.nullable(),
  recordId: z.string().nullable(),
  /** The name of the document, as long as it is there. */
  recordName: z.string().nullable(),
  operation: z.string(),
  address: z.string(),
});
export type LoggedAccess = z.infer<typeof access>;

const review = z.object({ by: loggedPerson, at: moment, note: z.string() });

export const reviewMonthInput = z.strictObject({ month, note: optionalText(REASON_MAX) });

/** Who opened another person's contact or document; kept for two years. */
export const accessesContract = defineContract({
  listAccesses: {
    summary: 'Lists the accesses to personal data, newest first, filtered by who, whose, what and days.',
    method: 'GET',
    path: '/admin/accesses',
    access: ['admin'],
    input: z.strictObject({
      person: z.uuid().optional(),
      of: z.uuid().optional(),
      kind: kind.optional(),
      ...periodInput,
      ...turnInput,
    }),
    output: turnOf(access),
    errors: [],
  },
  getAccessMonth: {
    summary: 'Gives the accesses of one month by person and kind, most first, and whether somebody has reviewed them.',
    method: 'GET',
    path: '/admin/accesses/months/:month',
    access: ['admin'],
    input: z.strictObject({ month, ...pageInput }),
    output: z.object({
      ...pageOf(z.object({ person: loggedPerson, kind, count: z.int(), people: z.int() })).shape,
      /** All accesses of the month. */
      accesses: z.int(),
      /** Only a month that is over can be reviewed. */
      isOver: z.boolean(),
      review: review.nullable(),
      /** Months since the first access that is kept, newest first. */
      months: z.array(z.object({ month, isReviewed: z.boolean() })),
    }),
    errors: [],
  },
  reviewAccessMonth: {
    summary: 'Says that the accesses of a month were reviewed.',
    method: 'POST',
    path: '/admin/accesses/months/:month/review',
    access: ['admin'],
    input: reviewMonthInput,
    output: z.object({ id: z.string() }),
    asksPassword: true,
    errors: ['admin.month_not_over', 'admin.month_reviewed'],
  },
});

export const accessesErrors = {
  'admin.month_not_over': 409,
  'admin.month_reviewed': 409,
} as const;
