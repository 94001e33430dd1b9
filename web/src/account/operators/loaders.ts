import { operatorUsersContract } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { operatorQueries } from './operator.queries.ts';

/** Loads only the invitations: the table shows at once and fills when its rows arrive. */
export const loadUsers = async () => {
  await queryClient.ensureQueryData(operatorQueries.invites());
  return null;
};

export const loadUser = async (args: LoaderFunctionArgs) => {
  const id = idIn(operatorUsersContract.inspectUser, args);
  await queryClient.fetchQuery(operatorQueries.user(id));
  return null;
};

export const loadTerms = async () => {
  await queryClient.ensureQueryData(operatorQueries.terms());
  return null;
};

export const loadLimits = async () => {
  await queryClient.ensureQueryData(operatorQueries.limits());
  return null;
};
