import { reviewActionsContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { actionQueries } from './action.queries.ts';

export const loadAction = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = reviewActionsContract.getAction.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await queryClient.ensureQueryData(actionQueries.one(input.id));
  return null;
};
