import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `ieum.draft.${name}`;
const baseNameOf = (name: string) => `${name}.base`;
const NOTHING: readonly string[] = [];

/**
 * Keeps typed values across a reload, in this tab. The name says whose form it is, so nobody else finds them there. The
 * initial values are kept as well: a merge needs them later to show who has changed what. `secret` fields are never
 * stored. Pass a list that stays the same.
 */
export const useDraft = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, FieldValues>,
  name: string,
  secret: readonly (keyof T & string)[] = NOTHING,
) => {
  useEffect(() => {
    const empty = form.getValues();
    const stored = readDraft(name, empty, secret);
    if (stored) {
      form.reset({ ...empty, ...readDraft(baseNameOf(name), empty, secret) } as T);
      form.reset({ ...empty, ...stored } as T, { keepDefaultValues: true });
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues = {} }) => {
        if (isDirty === false) return dropDraft(name);
        sessionStorage.setItem(keyOf(name), JSON.stringify(without(values, secret)));
        sessionStorage.setItem(keyOf(baseNameOf(name)), JSON.stringify(without(defaultValues, secret)));
      },
    });
  }, [form, name, secret]);
};

export const dropDraft = (name: string) => {
  sessionStorage.removeItem(keyOf(name));
  sessionStorage.removeItem(keyOf(baseNameOf(name)));
};

export const hasDraft = (name: string) => sessionStorage.getItem(keyOf(name)) !== null;

/** Returns the values that the form began with. */
export const baseOf = <T extends FieldValues, O>(form: UseFormReturn<T, unknown, O>) =>
  structuredClone(form.formState.defaultValues) as T;

const without = (values: object, secret: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !secret.includes(key)));

/** Reads only what fits the form: an older version, or a user with the browser's tools, may have written the entry. */
const readDraft = (name: string, values: FieldValues, secret: readonly string[]) => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    return fitting(without(stored, secret), values);
  } catch {
    return undefined;
  }
};

const fitting = (stored: object, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      if (!(key in values) || !isAlike(value, values[key])) return [];
      const before: unknown = values[key];
      return [[key, isGroup(value) && isGroup(before) ? { ...before, ...fitting(value, before) } : value]];
    }),
  );

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepts `null` for a number or a group, in the stored value or in the form. */
const mayBeMissing = (value: unknown) => value === null || typeof value === 'number' || isGroup(value);

const isAlike = (stored: unknown, value: unknown) => {
  if (stored === null || value === null) return mayBeMissing(stored) && mayBeMissing(value);
  return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
};
