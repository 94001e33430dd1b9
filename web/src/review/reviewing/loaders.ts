import { reviewingContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { reviewingQueries } from '../record/declaration.queries.ts';
import { reviewQueries } from '../review.queries.ts';
import { adminQueueAddress, queueAddress } from './queue/address.ts';

const loadQueueAt = async (address: typeof queueAddress, request: Request) => {
  await queryClient.prefetchQuery(reviewQueries.queue(address.read(new URL(request.url).searchParams)));
  return null;
};
export const loadQueue = ({ request }: LoaderFunctionArgs) => loadQueueAt(queueAddress, request);
export const loadAdminQueue = ({ request }: LoaderFunctionArgs) => loadQueueAt(adminQueueAddress, request);

export const loadDeclarationRecord = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewingContract.getDeclaration, args);
  await queryClient.ensureQueryData(reviewQueries.declaration(id));
  return null;
};

export const loadReviewRound = async ({ params }: LoaderFunctionArgs) => {
  const raw = { id: params.id, round: params.round };
  const { data: input } = reviewingContract.getReviewRound.input.safeParse(raw);
  if (!input) throw data(null, { status: 404 });
  await Promise.all([
    queryClient.ensureQueryData(reviewQueries.declaration(input.id)),
    queryClient.ensureQueryData(reviewingQueries.round(input.id, input.round)),
  ]);
  return null;
};
