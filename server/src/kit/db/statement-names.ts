/** A list of any length in a statement makes a new text each time; the names would fill the memory of the database. */
const NAMES_MAX = 400;

/** Stands in a statement whose best plan depends on its values: a word may be in one row or in all of them. */
export const PLANNED_ANEW = '/* planned anew */';

/** Under which name a statement is parsed and planned once per connection; none when there are too many already. */
export const createStatementNames = () => {
  const names = new Map<string, string>();
  return (text: string) => {
    if (text.includes(PLANNED_ANEW)) return undefined;
    if (!names.has(text) && names.size < NAMES_MAX) names.set(text, `ieum_${names.size}`);
    return names.get(text);
  };
};
