import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `ieum.draft.${name}`;

/** What was typed survives a reload, in this tab; the name says whose form it is, so that nobody else finds it there. */
export const useDraft = <T extends FieldValues>(form: UseFormReturn<T, unknown, FieldValues>, name: string) => {
  useEffect(() => {
    const stored = readDraft(name);
    if (stored) form.reset({ ...form.getValues(), ...stored } as T, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === false) dropDraft(name);
        else sessionStorage.setItem(keyOf(name), JSON.stringify(values));
      },
    });
  }, [form, name]);
};

export const dropDraft = (name: string) => sessionStorage.removeItem(keyOf(name));

const readDraft = (name: string): object | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch {
    return undefined;
  }
};
