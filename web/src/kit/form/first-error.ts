import { type RefObject, useEffect } from 'react';

const INVALID = ':is([aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input)';
const CONTROL = `:is(input, select, textarea, button)${INVALID}:not(:disabled, [tabindex="-1"])`;

/** After each refused attempt the focus goes to the first error by the eye; the form library goes by the order in which fields came to it. */
export const useFirstErrorFocus = (form: RefObject<HTMLFormElement | null>, attempts: number) => {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [form, attempts]);
};
