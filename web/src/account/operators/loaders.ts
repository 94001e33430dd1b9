import { operatorUsersContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { operatorQueries } from './operator.queries.ts';

/** Loads only the invitations: the table shows at once and fills when its rows arrive. */
export const loadUsers = async () => {
  await queryClient.ensureQueryData(operatorQueries.invites());
  return null;
};

export const loadUser = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = operatorUsersContract.inspectUser.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await queryClient.fetchQuery(operatorQueries.user(input.id));
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
