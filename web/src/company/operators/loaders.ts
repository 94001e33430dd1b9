import { operatorCompaniesContract } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { companyQueries } from './companies.queries.ts';

export const loadCompany = async (args: LoaderFunctionArgs) => {
  const id = idIn(operatorCompaniesContract.inspectCompany, args);
  await queryClient.fetchQuery(companyQueries.one(id));
  return null;
};
