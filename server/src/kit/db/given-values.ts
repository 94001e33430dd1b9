import { sql } from 'kysely';

/**
 * Lists values for `in`, in one parameter. The text of the statement is then the same for any number of them, and it is
 * parsed and planned once; `statement-names.ts` keeps a limited number of texts.
 */
export const givenValues = <Value extends string | number>(
  values: readonly Value[],
  type: 'uuid' | 'text' | 'integer',
) =>
  sql<Value>`(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as value)`;
