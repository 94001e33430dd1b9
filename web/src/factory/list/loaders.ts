import { data, type LoaderFunctionArgs } from 'react-router';
import { companyQueries } from '../../company/company.queries.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { factoryQueries } from '../factory.queries.ts';
import { readAddress } from './address.ts';

/** What fails here is a page of its own; of another filter or page the list says so in its place. */
export const loadFactoryList = async ({ request }: LoaderFunctionArgs) => {
  const { list } = readAddress(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(factoryQueries.choices());
  await queryClient.ensureQueryData(factoryQueries.list(list));
  return null;
};

/** Who may not register learns it here, not after filling in the form. */
export const loadFactoryRegister = async () => {
  const [{ can }] = await Promise.all([
    queryClient.ensureQueryData(factoryQueries.list({ page: 1 })),
    // Its country is where the new factory most likely is.
    queryClient.ensureQueryData(companyQueries.standing()),
  ]);
  if (!can.register) throw data(null, { status: 403 });
  return null;
};
