import { ApiError } from '@ieum/contract';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type FieldProblem, useCheckedForm } from '../kit/form/checked-form.ts';
import { showProblems } from '../kit/form/refusal.ts';

/** Creates a small form. `problems` checks it before it is sent; `refuse` shows the problems of the server. */
export const useSmallForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly FieldProblem[],
) => {
  const form = useCheckedForm<T>(start, problems);
  /** Shows each reason at the form field that `placeOf` returns for the server's field, with the words of `flow`. */
  const refuse = (error: Error, placeOf: (path: string) => string) => {
    if (!(error instanceof ApiError)) return;
    const found = Object.entries(error.fields).map(
      ([path, reason]): FieldProblem => [placeOf(path), `flow:problem.${reason}`],
    );
    showProblems(form, found);
  };
  return { form, attempts: form.formState.submitCount, refuse };
};
