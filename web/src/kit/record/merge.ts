import { type FieldValues, get, set, type UseFormReturn } from 'react-hook-form';

/** Of each field: what was there, what one has made of it, and what somebody else has saved meanwhile. */
export type Sides<T> = { base: T; mine: T; theirs: T };

/** What cannot be decided without asking, and what somebody else has changed alone. */
type Divergence<F extends string> = { disputed: F[]; onlyTheirs: F[] };

export type Choice = 'mine' | 'theirs';

/** A field is a path, `headcount.total`; what lies below it is compared as one value. */
export const divergenceOf = <T extends object, F extends string>(
  fields: readonly F[],
  { base, mine, theirs }: Sides<T>,
) => {
  const isSame = (field: F, one: T, other: T) => isEqual(get(one, field), get(other, field));
  const changedByThem = fields.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs));
  const isMineToo = (field: F) => !isSame(field, base, mine);
  return {
    disputed: changedByThem.filter(isMineToo),
    onlyTheirs: changedByThem.filter((field) => !isMineToo(field)),
  } satisfies Divergence<F>;
};

type Words<T, F extends string> = { label: (field: F) => string; value: (field: F, side: T) => string };

/** The same, for a dialog to show. */
export const conflictOf = <T extends object, F extends string>(
  fields: readonly F[],
  sides: Sides<T>,
  words: Words<T, F>,
) => {
  const { disputed, onlyTheirs } = divergenceOf(fields, sides);
  const itemOf = (field: F) => ({
    id: field,
    label: words.label(field),
    before: words.value(field, sides.base),
    mine: words.value(field, sides.mine),
    theirs: words.value(field, sides.theirs),
  });
  return { disputed: disputed.map(itemOf), taken: onlyTheirs.map(itemOf) };
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

/**
 * Puts what was chosen into the form, to be saved on top of what is stored by now. Whoever has chosen that throughout has
 * nothing to save: this tells whether there is anything.
 */
export const putMerged = <T extends FieldValues>(form: Pick<UseFormReturn<T>, 'reset'>, merged: T, theirs: T) => {
  form.reset(theirs);
  form.reset(merged, { keepDefaultValues: true });
  return !isEqual(merged, theirs);
};

/** By what would be sent: the order of keys says nothing. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const inOrder = (_: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};
