import { z } from 'zod';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { text } from '../../kit/text.ts';

export const VIEW_NAME_MAX = 60;
const QUERY_MAX = 2000;
/** Most views of one person in one list. */
export const VIEWS_MAX = 30;
/** Most views of one person in all lists: the server does not know which lists exist. */
export const VIEWS_IN_ALL_MAX = 500;

/** Address of a list, without its search. */
const list = z
  .string()
  .max(120)
  .regex(/^(\/[a-z-]+)+$/);

/** Search of an address, encoded as `URLSearchParams` does it. It cannot lead to another page. */
const query = z
  .string()
  .max(QUERY_MAX)
  .regex(/^[\w*.+%&=-]*$/);

export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Search of the address: filters, sort, size and hidden columns. */
  query: z.string(),
  updatedAt: moment,
});
export type SavedView = z.infer<typeof savedView>;

/** Views that a person has saved of a list: a name for an address. Nobody else sees them. */
export const savedViewsContract = defineContract({
  listViews: {
    summary: "Lists the caller's saved views of a list, by name.",
    method: 'GET',
    path: '/user/views',
    access: CALLERS,
    input: z.strictObject({ list }),
    output: z.object({ rows: z.array(savedView) }),
    errors: [],
  },
  saveView: {
    summary: 'Saves a view of a list, and replaces a view of the same name.',
    method: 'POST',
    path: '/user/views',
    access: CALLERS,
    input: z.strictObject({
      list,
      name: text(VIEW_NAME_MAX),
      query,
    }),
    output: z.object({ id: z.uuid() }),
    changes: ['listViews'],
    errors: ['account.too_many_views'],
  },
  removeView: {
    summary: "Removes one of the caller's saved views.",
    method: 'DELETE',
    path: '/user/views/:id',
    access: CALLERS,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: ['listViews'],
    errors: ['request.not_found'],
  },
});
