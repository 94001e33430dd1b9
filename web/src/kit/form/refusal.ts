import { ApiError } from '@ieum/contract';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { OTHER } from './issue-message.ts';

/**
 * Messages by field and reason as the server names them (`password.wrong`), or by a reason that means the same for
 * every field.
 */
type RefusalMessages = Partial<Record<string, string>>;

/** Shows the server's problems with single fields under those fields. The first one gets the focus. */
export const showRefusal = <T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  error: unknown,
  messages: RefusalMessages = {},
) => {
  const refused = Object.entries(error instanceof ApiError ? error.fields : {});
  const messageOf = (field: string, reason: string) => messages[`${field}.${reason}`] ?? messages[reason] ?? OTHER;
  showProblems(
    form,
    refused.map(([field, reason]) => [field, messageOf(field, reason)]),
  );
};

/** Shows messages at the fields that the form has. The first one gets the focus. */
export const showProblems = <T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  problems: readonly (readonly [field: string, message: string])[],
) => {
  const known = problems.filter(([field]) => (field.split('.')[0] ?? '') in form.getValues());
  for (const [at, [field, message]] of known.entries())
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: at === 0 });
};
