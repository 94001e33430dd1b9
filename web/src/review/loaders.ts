import { reviewingContract, reviewRequestsContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/api/query-client.ts';
import { declarationsAddress } from './answering/list/address.ts';
import { requestAddress } from './requests/address.ts';
import { reviewQueries } from './review.queries.ts';

/** A list begins to be read before its page is there; whether it worked, the page itself shows. */
export const loadRequests = ({ request }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(reviewQueries.requests(requestAddress.read(new URL(request.url).searchParams)));
  return null;
};

export const loadDeclarations = ({ request }: LoaderFunctionArgs) => {
  const list = declarationsAddress.read(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(reviewQueries.declarations(list));
  return null;
};

/** Who may not ask learns it here, not after filling in the form. An address that passes on no request is refused too. */
export const loadAsk = async ({ request }: LoaderFunctionArgs) => {
  const id = new URL(request.url).searchParams.get('forward') || null;
  if (id !== null && !reviewRequestsContract.getReviewRequest.input.safeParse({ id }).success)
    throw data(null, { status: 404 });
  const { can } = await queryClient.ensureQueryData(reviewQueries.requests({ side: 'asked', size: 1 }));
  if (!can.ask) throw data(null, { status: 403 });
  return null;
};

export const loadRequest = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = reviewRequestsContract.getReviewRequest.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await queryClient.ensureQueryData(reviewQueries.request(input.id));
  return null;
};

export const loadDeclaration = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = reviewingContract.getDeclaration.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await queryClient.ensureQueryData(reviewQueries.declaration(input.id));
  return null;
};
