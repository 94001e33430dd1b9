import { z } from 'zod';
import { day, moment, periodInput } from '../kit/moment.ts';
import { text } from '../kit/text.ts';

/** What of another person is opened: how to reach them, or what they handed in. */
export const ACCESS_KINDS = ['contact', 'document', 'company'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Counted no further: beyond it, how many there are helps nobody, and would cost more the more there are. */
export const COUNTED_MAX = 1_000;

const OPERATION_MAX = 60;
const RECORD_MAX = 100;
const ADDRESS_MAX = 60;
export const REASON_MAX = 500;
/** 2026-11, in Korea. */
export const month = z
  .string()
  .regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month in Korea: 2026-11.' });

/** Where a page ends: the moment and the id of its last line. Lines that are added meanwhile move no page. */
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
  .meta({ description: 'As `older` and `newer` of an answer give it.' });

export const turnInput = { before: cursor.optional(), after: cursor.optional() };

/** Spread into the input of the list and of its export. */
export const auditFilters = {
  person: z.uuid().optional(),
  company: z.uuid().optional(),
  operation: z.string().max(OPERATION_MAX).regex(/^\w+$/).optional(),
  record: text(RECORD_MAX).optional(),
  address: text(ADDRESS_MAX).optional(),
  ...periodInput,
};

export const reason = text(REASON_MAX);

/** As they are known now; whoever has left has neither name nor address any more. */
export const loggedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['active', 'disabled', 'left']),
});
export type LoggedPerson = z.infer<typeof loggedPerson>;

export const loggedCompany = z.object({ id: z.uuid(), name: z.string(), businessNumber: z.string() });
export type LoggedCompany = z.infer<typeof loggedCompany>;

/** One page of a log, newest first. `total` is counted up to a thousand. */
export const turnOf = <T extends z.ZodType>(row: T) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    hasMore: z.boolean(),
    older: z.string().nullable(),
    newer: z.string().nullable(),
  });
