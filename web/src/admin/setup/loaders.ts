import { loadCodeLists } from '../../factory/codes/codes.queries.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { setupQueries } from './setup.queries.ts';

export const loadSetupPage = async () => {
  await Promise.all([queryClient.fetchQuery(setupQueries.get()), loadCodeLists()]);
  return null;
};
