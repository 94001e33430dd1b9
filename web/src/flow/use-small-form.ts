import { ApiError } from '@ieum/contract';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type Found, useCheckedForm } from '../kit/form/checked-form.ts';
import { showProblems } from '../kit/form/refusal.ts';

/** A small form whose problems are told by a function, before sending and after a refusal. */
export const useSmallForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly Found[],
) => {
  const form = useCheckedForm<T>(start, problems);
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
