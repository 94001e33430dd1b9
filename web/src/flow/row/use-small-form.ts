import { ApiError } from '@ieum/contract';
import { type DefaultValues, type FieldErrors, type FieldValues, get, set, useForm } from 'react-hook-form';
import { showProblems } from '../../kit/form/refusal.ts';

type Found = readonly [path: string, message: string];

/** A small form whose problems are told by a function, before sending and after a refusal. */
export const useSmallForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly Found[],
) => {
  const form = useForm<T>({
    defaultValues: start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (fields) => {
      const errors: FieldErrors<T> = {};
      const found = problems(fields);
      for (const [path, message] of found) if (!get(errors, path)) set(errors, path, { type: 'invalid', message });
      return found.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
    },
  });
  /** By what the server calls a field, where it stands; the reason is one of the flow's own words. */
  const refuse = (error: Error, placeOf: (path: string) => string) => {
    if (!(error instanceof ApiError)) return;
    const found = Object.entries(error.fields).map(
      ([path, reason]): Found => [placeOf(path), `flow:problem.${reason}`],
    );
    showProblems(form, found);
  };
  return { form, attempts: form.formState.submitCount, refuse };
};
