import { reviewActionsContract } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { actionQueries } from './action.queries.ts';

export const loadAction = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewActionsContract.getAction, args);
  await queryClient.ensureQueryData(actionQueries.one(id));
  return null;
};
