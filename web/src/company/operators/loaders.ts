import { operatorCompaniesContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { companyQueries } from './companies.queries.ts';

export const loadCompany = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = operatorCompaniesContract.inspectCompany.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await queryClient.fetchQuery(companyQueries.one(input.id));
  return null;
};
