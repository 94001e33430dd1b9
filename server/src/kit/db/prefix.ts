/** Highest character. */
const LAST = '\u{10ffff}';

/**
 * Returns a range by bytes that contains every text with this beginning, as an index with `text_pattern_ops` needs it.
 * `like` would not do: a statement that is planned once for every value could not use the index, and a typed per cent
 * sign would be a wildcard.
 */
export const prefixRange = (start: string) => ({ from: start, before: start + LAST });
