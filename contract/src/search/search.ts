import { z } from 'zod';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { text as line } from '../kit/text.ts';

/** Kinds of records that a search finds. Only the browser knows pages and actions. */
export const FOUND_KINDS = [
  'company',
  'factory',
  'product',
  'certificate',
  'link',
  'declaration',
  'request',
  'person',
  'case',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
export const SEARCH_QUERY_MAX = 100;
const ROWS = 5;
const ROWS_MAX = 20;
const text = z.string();

const found = z.object({
  id: z.uuid(),
  title: text,
  /** Distinguishes records of the same name: an English name, a place, a number or the owner. */
  detail: text,
  state: text,
});
export type Found = z.infer<typeof found>;

export const searchContract = defineContract({
  search: {
    summary:
      'Finds records that the caller may see, such as companies, factories, products and declarations, by part of a name or number or by Hangul initials.',
    method: 'GET',
    path: '/search',
    access: ROLES,
    input: z.strictObject({
      query: line(SEARCH_QUERY_MAX),
      kind: z.enum(FOUND_KINDS).optional(),
      /** Number of rows per kind. */
      size: z.coerce.number<number>().int().min(1).max(ROWS_MAX).default(ROWS),
    }),
    output: z.object({
      groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), rows: z.array(found), hasMore: z.boolean() })),
    }),
    errors: [],
  },
});
