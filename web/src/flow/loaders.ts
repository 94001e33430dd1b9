import { flowRowsContract, productionContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/api/query-client.ts';
import { idIn } from '../kit/record/record-address.ts';
import { flowQueries } from './flow.queries.ts';
import { productionQueries } from './production/production.queries.ts';

export const loadFlowRow = async (args: LoaderFunctionArgs) => {
  const id = idIn(flowRowsContract.getFlowRow, args);
  await Promise.all([
    queryClient.ensureQueryData(flowQueries.row(id)),
    queryClient.ensureQueryData(flowQueries.events({ id, page: 1 })),
  ]);
  return null;
};

export const loadProduction = async ({ request }: LoaderFunctionArgs) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const { data: key } = productionContract.getTransformation.input.strip().safeParse(search);
  if (!key) throw data(null, { status: 404 });
  await queryClient.ensureQueryData(productionQueries.one(key));
  return null;
};
