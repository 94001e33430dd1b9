import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';

/** Where something is wrong, and the key of what is said there. */
export type Found = readonly [path: string, message: string];

/** What a function finds, all of it at once; of one field the first. */
export const checkedBy =
  <T extends FieldValues>(problems: (fields: T) => readonly Found[]): Resolver<T> =>
  (fields) => {
    const errors: FieldErrors<T> = {};
    const found = problems(fields);
    for (const [path, message] of found) if (!get(errors, path)) set(errors, path, { type: 'invalid', message });
    return found.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };

/** A form whose problems a function tells. */
export const useCheckedForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly Found[],
) =>
  useForm<T>({
    defaultValues: start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: checkedBy(problems),
  });
