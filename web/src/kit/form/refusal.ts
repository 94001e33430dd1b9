import { ApiError } from '@ieum/contract';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { OTHER } from './issue-message.ts';

/** By field and reason, as the server names them: `password.wrong`; or by a reason that means the same at every field. */
type RefusalMessages = Partial<Record<string, string>>;

/** What the server has against single fields is said under them; the first one gets the focus. */
export const showRefusal = <T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  error: unknown,
  messages: RefusalMessages = {},
) => {
  const refused = Object.entries(error instanceof ApiError ? error.fields : {});
  const known = refused.filter(([field]) => (field.split('.')[0] ?? '') in form.getValues());
  for (const [at, [field, reason]] of known.entries()) {
    const message = messages[`${field}.${reason}`] ?? messages[reason] ?? OTHER;
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
};
