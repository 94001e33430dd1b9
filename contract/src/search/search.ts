import { z } from 'zod';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { text as line } from '../kit/text.ts';

/** What a search can find. Pages and actions are known to the browser alone. */
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
  /** What tells it apart from others of its name: an English name, a place, a number, whose it is. */
  detail: text,
  state: text,
});
export type Found = z.infer<typeof found>;

export const searchContract = defineContract({
  search: {
    summary:
      'Finds companies, factories, products, certificates, links and declarations by any part of their names, or by Hangul initials, among what the caller may see.',
    method: 'GET',
    path: '/search',
    access: ROLES,
    input: z.strictObject({
      query: line(SEARCH_QUERY_MAX),
      kind: z.enum(FOUND_KINDS).optional(),
      /** Of each kind. */
      size: z.coerce.number<number>().int().min(1).max(ROWS_MAX).default(ROWS),
    }),
    output: z.object({
      groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), rows: z.array(found), hasMore: z.boolean() })),
    }),
    errors: [],
  },
});
