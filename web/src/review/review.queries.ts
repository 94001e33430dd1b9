import {
  answeringContract,
  type Declaration,
  type Input,
  reviewActionsContract,
  reviewingContract,
  reviewRequestsContract,
  reviewSeriesContract,
  reviewTemplatesContract,
  tasksContract,
} from '@ieum/contract';
import { keepPreviousData, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { composedQuery, query } from '../kit/api/reads.ts';
import { everyPage } from '../kit/list/every-page.ts';

type Requests = typeof reviewRequestsContract;
type Answering = typeof answeringContract;
type Reviewing = typeof reviewingContract;
type SeriesOperations = typeof reviewSeriesContract;
type Actions = typeof reviewActionsContract;

const { getDeclaration, listReviewQueue } = reviewingContract;
const { listActions } = reviewActionsContract;
const { listReviewTemplates, getReviewTemplate } = reviewTemplatesContract;
const { listTasks } = tasksContract;
export const reviewApi = connect({
  ...reviewRequestsContract,
  ...reviewSeriesContract,
  ...answeringContract,
  getDeclaration,
  listReviewQueue,
  listActions,
  listReviewTemplates,
  getReviewTemplate,
  listTasks,
});

/** The partner works on the same records, so they are read again after this time. */
const FRESH_MS = 10_000;
const SUPPLIERS_MAX = 100;

/** Nobody goes through more of them one by one. */
const TO_REVIEW = { kind: 'declaration.review', size: 100 } as const;

const PASSED_ON = { side: 'asked', sort: 'createdAt', order: 'desc', size: 100 } as const;

/** Keeps the newer version: a read that started before our own write can arrive after it. */
const newerOf = (before: unknown, now: unknown) =>
  isVersioned(before) && isVersioned(now) && now.version < before.version ? before : replaceEqualDeep(before, now);
const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

/** Runs writes to a declaration one after another, because each needs the version that the previous one created. */
export const IN_TURN = { scope: { id: 'declaration' } };

export const reviewQueries = {
  requests: (input: Input<Requests['listReviewRequests']>) =>
    query(reviewApi.listReviewRequests, input, { staleTime: FRESH_MS, throwOnError: false }),
  /** Lists the requests that pass on a request, newest first. */
  passedOn: (id: string) =>
    composedQuery(
      reviewApi.listReviewRequests,
      { input: { forwardedFrom: id }, part: 'every page' },
      () => everyPage((page) => reviewApi.listReviewRequests({ ...PASSED_ON, forwardedFrom: id, page })),
      { staleTime: FRESH_MS, throwOnError: false },
    ),
  request: (id: string) => query(reviewApi.getReviewRequest, { id }, { staleTime: FRESH_MS }),
  series: (input: Input<SeriesOperations['listReviewSeries']>) =>
    query(reviewApi.listReviewSeries, input, { staleTime: FRESH_MS, throwOnError: false }),
  oneSeries: (id: string) => query(reviewApi.getReviewSeries, { id }, { staleTime: FRESH_MS }),
  /** Keeps the former page while another one is read. */
  seriesAnswers: (input: Input<SeriesOperations['getSeriesAnswers']>) =>
    query(reviewApi.getSeriesAnswers, input, {
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  suppliers: (search: string) =>
    query(
      reviewApi.listReviewSuppliers,
      { search, size: SUPPLIERS_MAX },
      { placeholderData: keepPreviousData, throwOnError: false },
    ),
  declarations: (input: Input<Answering['listOwnDeclarations']>) =>
    query(reviewApi.listOwnDeclarations, input, { staleTime: FRESH_MS, throwOnError: false }),
  declaration: (id: string) =>
    query(reviewApi.getDeclaration, { id }, { staleTime: FRESH_MS, structuralSharing: newerOf }),
  /** Reads from the server every time, because other pages change the records that it is built from. */
  preview: (id: string) => query(reviewApi.previewDeclaration, { id }, { staleTime: 0, throwOnError: false }),
  queue: (input: Input<Reviewing['listReviewQueue']>) =>
    query(reviewApi.listReviewQueue, input, { staleTime: FRESH_MS, throwOnError: false }),
  /** Lists what this person can decide now, in the order of the tasks. What a colleague reviews is left out. */
  toReview: () => query(reviewApi.listTasks, TO_REVIEW, { staleTime: FRESH_MS, throwOnError: false }),
  actions: (input: Input<Actions['listActions']>) =>
    query(reviewApi.listActions, input, { staleTime: FRESH_MS, throwOnError: false }),
  templates: () => query(reviewApi.listReviewTemplates, {}, { staleTime: FRESH_MS, throwOnError: false }),
  template: (input: Input<(typeof reviewTemplatesContract)['getReviewTemplate']>) =>
    query(reviewApi.getReviewTemplate, input, { staleTime: FRESH_MS, throwOnError: false }),
};

/** Returns the options of a write that answers with the declaration: the page shows it before the reads arrive. */
export const useShownAnswer = () => {
  const client = useQueryClient();
  return {
    ...IN_TURN,
    onSuccess: (declaration: Declaration) =>
      void client.setQueryData(reviewQueries.declaration(declaration.id).queryKey, declaration),
  };
};
