import { type Input, reviewTemplatesContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { reviewQueries, useReviewChange } from '../review.queries.ts';

type Calls = typeof reviewTemplatesContract;

const api = connect(reviewTemplatesContract);
const FRESH_MS = 10_000;
/** Refusal that the page itself shows, with what can be done about it. */
const LATE = ['review.template_changed'];

export const templateQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: reviewQueries.template({ id: idOf(id) }).queryKey,
      queryFn: () => api.getReviewTemplate({ id: idOf(id) }),
      staleTime: FRESH_MS,
    }),
  /** A published version never changes. */
  version: (id: string, formVersion: number) =>
    queryOptions({
      queryKey: reviewQueries.template({ id: idOf(id), formVersion }).queryKey,
      queryFn: () => api.getReviewTemplate({ id: idOf(id), formVersion }),
      staleTime: Number.POSITIVE_INFINITY,
      throwOnError: false,
    }),
};

/** Parses an id from the address, which the loader has already checked. */
const idOf = (id: string) => reviewTemplatesContract.getReviewTemplate.input.shape.id.parse(id);

export const readTemplate = (id: string) => api.getReviewTemplate({ id: idOf(id) });

export const useAddTemplate = () =>
  useReviewChange((input: Input<Calls['addReviewTemplate']>) => api.addReviewTemplate(input));

/** Saves every few seconds during typing. The editor keeps its own content; lists are read again only when opened. */
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
