import { get, set } from 'react-hook-form';

/** Of each field: what was there, what one has made of it, and what somebody else has saved meanwhile. */
export type Sides<T> = { base: T; mine: T; theirs: T };

/** What cannot be decided without asking, and what somebody else has changed alone. */
type Divergence = { disputed: string[]; onlyTheirs: string[] };

export type Choice = 'mine' | 'theirs';

/** A field is a path, `headcount.total`; what lies below it is compared as one value. */
export const divergenceOf = <T extends object>(fields: readonly string[], { base, mine, theirs }: Sides<T>) => {
  const isSame = (field: string, one: T, other: T) => isEqual(get(one, field), get(other, field));
  const changedByThem = fields.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs));
  const isMineToo = (field: string) => !isSame(field, base, mine);
  return {
    disputed: changedByThem.filter(isMineToo),
    onlyTheirs: changedByThem.filter((field) => !isMineToo(field)),
  } satisfies Divergence;
};

/** Theirs, with mine where only I have changed something and where I have chosen it. */
export const mergedOf = <T extends object>(
  fields: readonly string[],
  { base, mine, theirs }: Sides<T>,
  choices: Partial<Record<string, Choice>>,
): T => {
  const { disputed } = divergenceOf(fields, { base, mine, theirs });
  const merged = structuredClone(theirs);
  for (const field of fields) {
    const isChanged = !isEqual(get(base, field), get(mine, field));
    const isKept = disputed.includes(field) ? choices[field] === 'mine' : isChanged;
    if (isKept) set(merged, field, structuredClone(get(mine, field)));
  }
  return merged;
};

/** By what would be sent: the order of keys says nothing. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const inOrder = (_: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};
