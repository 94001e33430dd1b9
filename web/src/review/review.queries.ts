import {
  answeringContract,
  type Input,
  reviewActionsContract,
  reviewingContract,
  reviewRequestsContract,
  reviewTemplatesContract,
} from '@ieum/contract';
import { keepPreviousData, queryOptions, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { useChange } from '../kit/api/use-change.ts';
import { everyPage } from '../kit/list/every-page.ts';

type Requests = typeof reviewRequestsContract;
type Answering = typeof answeringContract;
type Reviewing = typeof reviewingContract;
type Actions = typeof reviewActionsContract;

const { getDeclaration, listReviewQueue } = reviewingContract;
const { listActions } = reviewActionsContract;
const { listReviewTemplates, getReviewTemplate } = reviewTemplatesContract;
export const reviewApi = connect({
  ...reviewRequestsContract,
  ...answeringContract,
  getDeclaration,
  listReviewQueue,
  listActions,
  listReviewTemplates,
  getReviewTemplate,
});

/** The partner works on the same records, so they are read again after this time. */
const FRESH_MS = 10_000;
const SUPPLIERS_MAX = 100;

const PASSED_ON = { side: 'asked', sort: 'createdAt', order: 'desc', size: 100 } as const;

/** Keeps the newer version: a read that started before our own write can arrive after it. */
const newerOf = (before: unknown, now: unknown) =>
  isVersioned(before) && isVersioned(now) && now.version < before.version ? before : replaceEqualDeep(before, now);
const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

/** Runs writes to a declaration one after another, because each needs the version that the previous one created. */
export const DECLARATION_SCOPE = { id: 'declaration' };

export const reviewQueries = {
  all: ['review'] as const,
  requests: (input: Input<Requests['listReviewRequests']>) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'requests', input],
      queryFn: () => reviewApi.listReviewRequests(input),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  /** Lists the requests that pass on a request, newest first. */
  passedOn: (id: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'passedOn', id],
      queryFn: () => everyPage((page) => reviewApi.listReviewRequests({ ...PASSED_ON, forwardedFrom: id, page })),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  request: (id: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'request', id],
      queryFn: () => reviewApi.getReviewRequest({ id }),
      staleTime: FRESH_MS,
    }),
  suppliers: (search: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'suppliers', search],
      queryFn: () => reviewApi.listReviewSuppliers({ search, size: SUPPLIERS_MAX }),
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  declarations: (input: Input<Answering['listOwnDeclarations']>) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'declarations', input],
      queryFn: () => reviewApi.listOwnDeclarations(input),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  declaration: (id: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'declaration', id],
      queryFn: () => reviewApi.getDeclaration({ id }),
      staleTime: FRESH_MS,
      structuralSharing: newerOf,
    }),
  /** Reads from the server every time, because other pages change the records that it is built from. */
  preview: (id: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'preview', id],
      queryFn: () => reviewApi.previewDeclaration({ id }),
      staleTime: 0,
      throwOnError: false,
    }),
  queue: (input: Input<Reviewing['listReviewQueue']>) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'queue', input],
      queryFn: () => reviewApi.listReviewQueue(input),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  actions: (input: Input<Actions['listActions']>) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'actions', input],
      queryFn: () => reviewApi.listActions(input),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  templates: () =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'templates'],
      queryFn: () => reviewApi.listReviewTemplates({}),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  template: (input: Input<(typeof reviewTemplatesContract)['getReviewTemplate']>) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'template', input],
      queryFn: () => reviewApi.getReviewTemplate(input),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
};

/** Reads all review queries again, after success and after failure. */
export const useReviewChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    scope: DECLARATION_SCOPE,
    meta: { shown },
    onSettled: () => client.invalidateQueries({ queryKey: reviewQueries.all }),
  });
};
