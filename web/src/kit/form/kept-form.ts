import { useCallback, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, useDraft } from './draft.ts';
import { useFirstErrorFocus } from './first-error.ts';

/**
 * A form of a page of its own: what is typed is kept, a refused attempt leads to its first error, and leaving with changes
 * asks, until it is `done`. `secret` as in `useDraft`.
 */
export const useKeptForm = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, FieldValues>,
  draft: string,
  secret?: readonly (keyof T & string)[],
) => {
  // Read here, so that the form keeps count of it.
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  useFirstErrorFocus(element, submitCount);
  useDraft(form, draft, secret);
  const hasChanges = useCallback(() => isDirty && !isDone.current, [isDirty]);
  const done = () => {
    isDone.current = true;
    dropDraft(draft);
  };
  return { element, isDirty, guard: { hasChanges, onLeave: () => dropDraft(draft) }, done };
};
