import { type Input, reviewTemplatesContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { reviewQueries, useReviewChange } from '../review.queries.ts';

type Calls = typeof reviewTemplatesContract;

const api = connect(reviewTemplatesContract);
const FRESH_MS = 10_000;
/** Said on the page itself, with what can be done about it. */
const LATE = ['review.template_changed'];

export const templateQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: reviewQueries.template({ id: idOf(id) }).queryKey,
      queryFn: () => api.getReviewTemplate({ id: idOf(id) }),
      staleTime: FRESH_MS,
    }),
  /** As it was published: never another. */
  version: (id: string, formVersion: number) =>
    queryOptions({
      queryKey: reviewQueries.template({ id: idOf(id), formVersion }).queryKey,
      queryFn: () => api.getReviewTemplate({ id: idOf(id), formVersion }),
      staleTime: Number.POSITIVE_INFINITY,
      throwOnError: false,
    }),
};

/** By an address, which the loader has looked at. */
const idOf = (id: string) => reviewTemplatesContract.getReviewTemplate.input.shape.id.parse(id);

export const readTemplate = (id: string) => api.getReviewTemplate({ id: idOf(id) });

export const useAddTemplate = () =>
  useReviewChange((input: Input<Calls['addReviewTemplate']>) => api.addReviewTemplate(input));

/** Sent every few seconds while somebody types: what is in sight comes from them, only lists are read again later. */
export const useUpdateTemplate = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['updateReviewTemplate']>) => api.updateReviewTemplate(input),
    meta: { shown: LATE },
    onSuccess: (template) => {
      client.setQueryData(templateQueries.one(template.id).queryKey, template);
      return client.invalidateQueries({ queryKey: reviewQueries.templates().queryKey, refetchType: 'none' });
    },
  });
};

export const usePublishTemplate = () =>
  useReviewChange((input: Input<Calls['publishReviewTemplate']>) => api.publishReviewTemplate(input), LATE);
export const useRetireTemplate = () =>
  useReviewChange((input: Input<Calls['retireReviewTemplate']>) => api.retireReviewTemplate(input));
