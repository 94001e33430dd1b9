import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/queries.ts';
import { factoryListInput } from './factory.paths.ts';
import { factoryQueries } from './factory.queries.ts';

export const loadFactoryList = ({ request }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(factoryQueries.list(factoryListInput(new URL(request.url).searchParams)));

/** Who may not register learns it here, not after filling in the form. */
export const loadFactoryRegister = async () => {
  const { can } = await queryClient.ensureQueryData(factoryQueries.list({ page: 1 }));
  if (!can.register) throw data(null, { status: 403 });
  return null;
};
