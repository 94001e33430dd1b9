import { z } from 'zod';
import { sheetField } from './columns.ts';

/** Problems of a cell. Their words are in another file, because every page loads the schema and few show a problem. */
const PROBLEM_CODES = [
  'missing',
  'too_long',
  'characters',
  'number',
  'whole_number',
  'negative',
  'too_large',
  'date',
  'choice',
  'country',
  'region',
  'latitude',
  'longitude',
  'swapped',
  'hs',
  'gln',
  'osId',
  'phone',
  'email',
  'unit',
  'quantity',
  'parts',
  'too_many',
  'future',
  'before_opening',
  'more_than_total',
  'more_than_site',
  'has_number',
  'not_draft',
  'twice',
  'formula',
  'error_value',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const sheetProblem = z.object({
  field: sheetField,
  problem: z.enum(PROBLEM_CODES),
  /** Position of the item in a list; for `twice`, the number of the other row. */
  at: z.int().nullable(),
});
export type SheetProblem = z.infer<typeof sheetProblem>;
