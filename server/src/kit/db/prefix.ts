/** No character comes after it. */
const LAST = '\u{10ffff}';

/**
 * Everything that begins with a text lies between these two by bytes, as an index with `text_pattern_ops` has it. Not
 * `like`: a statement that is planned once for every value could not use the index, and whoever types a per cent sign
 * means one.
 */
export const prefixRange = (start: string) => ({ from: start, before: start + LAST });
