import { type RefObject, useEffect } from 'react';

const INVALID = ':is([aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input)';
const CONTROL = `:is(input, select, textarea, button)${INVALID}:not(:disabled, [tabindex="-1"])`;

/**
 * Focuses the first error in the order of the page after each refused attempt. The form library goes by the order in
 * which the fields were registered. `section` names the part of the form that is shown: an error in another part gets
 * the focus as soon as that part is open.
 */
export const useFirstErrorFocus = (form: RefObject<HTMLFormElement | null>, attempts: number, section = '') => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section shows other fields
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [form, attempts, section]);
};
