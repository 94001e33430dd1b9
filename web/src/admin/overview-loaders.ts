import { dashboardQueries } from '../dashboard/dashboard.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { overviewQueries } from './overview.queries.ts';

export const loadOverview = async () => {
  await Promise.all([
    queryClient.fetchQuery(overviewQueries.get()),
    queryClient.fetchQuery(dashboardQueries.operator()),
  ]);
  return null;
};
