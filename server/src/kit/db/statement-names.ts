/**
 * Limit for named statements. A list of any length makes a new text each time, and the names would fill the memory of
 * the database.
 */
const NAMES_MAX = 400;

/** Marks a statement whose best plan depends on its values: a word may be in one row or in all of them. */
export const PLANNED_EACH_TIME = '/* planned anew */';

/** Returns the name under which a connection parses and plans a statement once, or none if there are too many names. */
export const createStatementNames = () => {
  const names = new Map<string, string>();
  return (text: string) => {
    if (text.includes(PLANNED_EACH_TIME)) return undefined;
    if (!names.has(text) && names.size < NAMES_MAX) names.set(text, `ieum_${names.size}`);
    return names.get(text);
  };
};
