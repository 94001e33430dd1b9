import { z } from 'zod';
import { day, moment, periodInput } from '../kit/moment.ts';
import { text } from '../kit/text.ts';

/** Kinds of personal data that an access opens. */
export const ACCESS_KINDS = ['contact', 'document', 'company'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Upper limit of a log's total: a larger number helps nobody, and counting it costs more the larger it is. */
export const COUNTED_MAX = 1_000;

const OPERATION_MAX = 60;
const RECORD_MAX = 100;
const ADDRESS_MAX = 60;
export const REASON_MAX = 500;
export const month = z
  .string()
  .regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month in Korea: 2026-11.' });

/**
 * Checks a cursor: the moment and the id of the last line of a page. Lines that are added later do not shift any page.
 */
const isCursor = (value: string) => {
  const [at = '', id = '', ...rest] = value.split('_');
  return (
    rest.length === 0 &&
    moment.safeParse(at).success &&
    day.safeParse(at.slice(0, 10)).success &&
    z.uuid().safeParse(id).success
  );
};
const CURSOR_MAX = 80;
export const cursor = z
  .string()
  .max(CURSOR_MAX)
  .refine(isCursor)
  .meta({ description: 'The value of `older` or `newer` from an answer.' });

export const cursorInput = { before: cursor.optional(), after: cursor.optional() };

/** Fields for the input of the list and of its export. */
export const auditFilters = {
  person: z.uuid().optional(),
  company: z.uuid().optional(),
  operation: z.string().max(OPERATION_MAX).regex(/^\w+$/).optional(),
  record: text(RECORD_MAX).optional(),
  address: text(ADDRESS_MAX).optional(),
  ...periodInput,
};

export const reason = text(REASON_MAX);

/** Current data of the person. After leaving, a person has neither name nor email address. */
export const loggedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['active', 'disabled', 'left']),
});
export type LoggedPerson = z.infer<typeof loggedPerson>;

export const loggedCompany = z.object({ id: z.uuid(), name: z.string(), businessNumber: z.string() });
export type LoggedCompany = z.infer<typeof loggedCompany>;

/** One page of a log, newest first. `total` counts no further than a thousand. */
export const logPageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    hasMore: z.boolean(),
    older: z.string().nullable(),
    newer: z.string().nullable(),
  });
