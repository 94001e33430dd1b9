import { type FieldValues, get, set, type UseFormReturn } from 'react-hook-form';

/** Values of each field: before, as the user has changed them, and as somebody else has saved them meanwhile. */
export type Sides<T> = { base: T; mine: T; theirs: T };

/** Fields that the user must decide about, and fields that only somebody else has changed. */
type Divergence<F extends string> = { disputed: F[]; onlyTheirs: F[] };

export type Choice = 'mine' | 'theirs';

/** Compares the sides. A field is a path such as `headcount.total`; everything below it is compared as one value. */
export const divergenceOf = <T extends object, F extends string>(
  fields: readonly F[],
  { base, mine, theirs }: Sides<T>,
) => {
  const isSame = (field: F, left: T, right: T) => isEqual(get(left, field), get(right, field));
  const changedByThem = fields.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs));
  const isMineToo = (field: F) => !isSame(field, base, mine);
  return {
    disputed: changedByThem.filter(isMineToo),
    onlyTheirs: changedByThem.filter((field) => !isMineToo(field)),
  } satisfies Divergence<F>;
};

/** Returns the fields whose values differ. */
export const changedFields = <F extends string>(fields: readonly F[], before: object, after: object) =>
  fields.filter((field) => !isEqual(get(before, field), get(after, field)));

type Words<T, F extends string> = { label: (field: F) => string; value: (field: F, side: T) => string };

/** Returns the divergence as texts for a dialog. */
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

/** Returns their values, with mine where only I have changed something and where I have chosen mine. */
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
 * Puts the merged values into the form, to be saved on top of the stored ones. Returns whether there is anything to
 * save: there is nothing when the user chose the stored values throughout.
 */
export const putMerged = <T extends FieldValues>(form: Pick<UseFormReturn<T>, 'reset'>, merged: T, theirs: T) => {
  form.reset(theirs);
  form.reset(merged, { keepDefaultValues: true });
  return !isEqual(merged, theirs);
};

/** Compares what would be sent: the order of keys does not matter. */
const isEqual = (left: unknown, right: unknown) => JSON.stringify(left, inOrder) === JSON.stringify(right, inOrder);

const inOrder = (_: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
};
