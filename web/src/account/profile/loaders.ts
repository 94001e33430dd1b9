import { queryClient } from '../../kit/api/query-client.ts';
import { accountQueries } from '../account.queries.ts';

export const loadProfile = async () => {
  await Promise.all([
    queryClient.ensureQueryData(accountQueries.profile()),
    queryClient.ensureQueryData(accountQueries.sessions()),
    queryClient.ensureQueryData(accountQueries.consents()),
  ]);
  return null;
};
