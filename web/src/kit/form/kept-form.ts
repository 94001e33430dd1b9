import { useCallback, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, hasDraft, useDraft } from './draft.ts';
import { useFirstErrorFocus } from './first-error.ts';

/**
 * Sets up a form that has a page of its own: typed values are kept, a refused attempt focuses its first error, and
 * leaving with changes asks first, until the form is `done`. `secret` as in `useDraft`, `section` as in
 * `useFirstErrorFocus`. `isRestored`: the form opened with values that were typed before.
 */
export const useKeptForm = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, FieldValues>,
  draft: string,
  secret?: readonly (keyof T & string)[],
  section?: string,
) => {
  // Reading them here subscribes the form to them.
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  const [isRestored, setRestored] = useState(() => hasDraft(draft));
  useFirstErrorFocus(element, submitCount, section);
  useDraft(form, draft, secret);
  const hasChanges = useCallback(() => isDirty && !isDone.current, [isDirty]);
  const done = () => {
    isDone.current = true;
    dropDraft(draft);
  };
  const discard = (values: T) => {
    form.reset(values);
    dropDraft(draft);
    setRestored(false);
  };
  return { element, isDirty, isRestored, discard, guard: { hasChanges, onLeave: () => dropDraft(draft) }, done };
};
