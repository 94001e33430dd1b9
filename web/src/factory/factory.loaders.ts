import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/queries.ts';
import { readAddress } from './factory.address.ts';
import { factoryQueries } from './factory.queries.ts';

/** What fails here is told by the page itself, where it can be asked for again. */
export const loadFactoryList = async ({ request }: LoaderFunctionArgs) => {
  const { list } = readAddress(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(factoryQueries.choices());
  await queryClient.prefetchQuery(factoryQueries.list(list));
  return null;
};

/** Who may not register learns it here, not after filling in the form. */
export const loadFactoryRegister = async () => {
  const { can } = await queryClient.ensureQueryData(factoryQueries.list({ page: 1 }));
  if (!can.register) throw data(null, { status: 403 });
  return null;
};
