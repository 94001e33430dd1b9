import { queryClient } from '../kit/queries.ts';
import { overviewQueries } from './overview.queries.ts';

export const loadOverview = async () => {
  await queryClient.fetchQuery(overviewQueries.get());
  return null;
};
