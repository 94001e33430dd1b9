import { reviewTemplatesContract } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { composedQuery, query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { IN_TURN } from '../review.queries.ts';

const api = connect(reviewTemplatesContract);
const FRESH_MS = 10_000;
/** Refusal that the page itself shows, with what can be done about it. */
const LATE = ['review.template_changed'];

export const templateQueries = {
  one: (id: string) => query(api.getReviewTemplate, { id: idOf(id) }, { staleTime: FRESH_MS }),
  /** Reads the stored template each time, beside the one that the editor changes. */
  stored: (id: string) =>
    composedQuery(
      api.getReviewTemplate,
      { input: { id: idOf(id) }, part: 'stored' },
      () => api.getReviewTemplate({ id: idOf(id) }),
      { staleTime: 0, gcTime: 0, throwOnError: false },
    ),
  /** A published version never changes. */
  version: (id: string, formVersion: number) =>
    query(
      api.getReviewTemplate,
      { id: idOf(id), formVersion },
      { staleTime: Number.POSITIVE_INFINITY, throwOnError: false },
    ),
};

/** Parses an id from the address, which the loader has already checked. */
const idOf = (id: string) => reviewTemplatesContract.getReviewTemplate.input.shape.id.parse(id);

export const useAddTemplate = () => useOperation(api.addReviewTemplate, IN_TURN);

/** Saves every few seconds during typing. The editor keeps its own content; lists are read again only when opened. */
export const useUpdateTemplate = () => {
  const client = useQueryClient();
  return useOperation(api.updateReviewTemplate, {
    shown: LATE,
    reads: 'mark',
    onSuccess: (template) => client.setQueryData(templateQueries.one(template.id).queryKey, template),
  });
};

export const usePublishTemplate = () => useOperation(api.publishReviewTemplate, { ...IN_TURN, shown: LATE });
export const useRetireTemplate = () => useOperation(api.retireReviewTemplate, IN_TURN);
