import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';

/** Path of a problem and the key of its message. */
export type FieldProblem = readonly [path: string, message: string];

/** Turns a function that finds all problems at once into a resolver. Each field shows its first problem. */
export const resolverOf =
  <T extends FieldValues>(problems: (fields: T) => readonly FieldProblem[]): Resolver<T> =>
  (fields) => {
    const errors: FieldErrors<T> = {};
    const found = problems(fields);
    for (const [path, message] of found) if (!get(errors, path)) set(errors, path, { type: 'invalid', message });
    return found.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };

/** Creates a form that is checked by a function instead of a schema. */
export const useCheckedForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly FieldProblem[],
) =>
  useForm<T>({
    defaultValues: start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: resolverOf(problems),
  });
