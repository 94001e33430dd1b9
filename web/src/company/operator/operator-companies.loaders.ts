import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/queries.ts';
import { companyQueries } from './operator-companies.queries.ts';

export const loadCompany = async ({ params }: LoaderFunctionArgs) => {
  await queryClient.fetchQuery(companyQueries.one(params.id ?? ''));
  return null;
};
