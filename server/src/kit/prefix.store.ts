import { type RawBuilder, sql } from 'kysely';

/** No character comes after it. */
const LAST = '\u{10ffff}';

/**
 * By bytes, as an index with `text_pattern_ops` has them. Not `like`: a statement that is planned once for every value
 * could not use the index, and whoever types a per cent sign means one.
 */
export const startsWith = (column: RawBuilder<unknown>, start: string) =>
  sql<boolean>`(${column} ~>=~ lower(${start}::text) and ${column} ~<~ (lower(${start}::text) || ${LAST}::text))`;
