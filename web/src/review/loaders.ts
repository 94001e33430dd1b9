import { reviewingContract, reviewRequestsContract, reviewSeriesContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { queryClient } from '../kit/api/query-client.ts';
import { runOperation } from '../kit/api/run-operation.ts';
import { idIn } from '../kit/record/record-address.ts';
import { declarationsAddress } from './answering/list/address.ts';
import { requestAddress } from './requests/address.ts';
import { seriesAddress } from './requests/series/address.ts';
import { reviewApi, reviewQueries } from './review.queries.ts';

/** Starts to read the list before its page is loaded. The page itself shows a failure. */
export const loadRequests = ({ request }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(reviewQueries.requests(requestAddress.read(new URL(request.url).searchParams)));
  return null;
};

export const loadDeclarations = ({ request }: LoaderFunctionArgs) => {
  const list = declarationsAddress.read(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(reviewQueries.declarations(list));
  return null;
};

/** Refuses users who may not request declarations before they fill in the form, and invalid ids to pass on. */
export const loadAsk = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('forward') || null;
  if (id !== null && !reviewRequestsContract.getReviewRequest.input.safeParse({ id }).success)
    throw data(null, { status: 404 });
  const { can } = await queryClient.ensureQueryData(reviewQueries.requests({ side: 'asked', size: 1 }));
  if (!can.ask) throw data(null, { status: 403 });
  // The form opens with this questionnaire, so it has to know the list.
  if (searchParams.has('form')) await queryClient.ensureQueryData(reviewQueries.templates());
  return null;
};

export const loadRequest = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewRequestsContract.getReviewRequest, args);
  await queryClient.ensureQueryData(reviewQueries.request(id));
  return null;
};

export const loadSeriesList = ({ request }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(reviewQueries.series(seriesAddress.read(new URL(request.url).searchParams)));
  return null;
};

export const loadSeries = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewSeriesContract.getReviewSeries, args);
  void queryClient.prefetchQuery(reviewQueries.seriesAnswers({ id, skip: 0, page: 1 }));
  await queryClient.ensureQueryData(reviewQueries.oneSeries(id));
  return null;
};

/** Refuses users who may not change the series, and one that has ended. */
export const loadSeriesForm = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewSeriesContract.getReviewSeries, args);
  const { acts } = await queryClient.fetchQuery(reviewQueries.oneSeries(id));
  if (!acts.includes('edit')) throw data(null, { status: 403 });
  return null;
};

/**
 * Leads to the answer of a request at its first open question. If nobody has started it, this does: the prefilled answers
 * and the files need a stored draft, which only the own company sees. So nothing may prefetch this address.
 */
export const loadAnswer = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewRequestsContract.getReviewRequest, args);
  const { declaration, acts } = await queryClient.fetchQuery(reviewQueries.request(id));
  if (declaration) return redirect(reviewPaths.draft(declaration.id, 'next'));
  if (!acts.includes('start')) return redirect(reviewPaths.request(id));
  try {
    const begun = await runOperation(queryClient, reviewApi.startDeclaration, { requestId: id });
    queryClient.setQueryData(reviewQueries.declaration(begun.id).queryKey, begun);
    return redirect(reviewPaths.draft(begun.id, 'next'));
  } catch {
    // A toast has said why. The request shows what is possible now.
    return redirect(reviewPaths.request(id));
  }
};

export const loadDeclaration = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewingContract.getDeclaration, args);
  await queryClient.ensureQueryData(reviewQueries.declaration(id));
  return null;
};
