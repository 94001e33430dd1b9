import { data, type LoaderFunctionArgs } from 'react-router';
import { companyQueries } from '../../company/company.queries.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { factoryQueries } from '../factory.queries.ts';
import { factoryAddress, factoryInput } from './address.ts';

/**
 * Loads the list. A failure here shows the error page. A later failure, after a change of filter or page, shows inside
 * the list.
 */
export const loadFactoryList = async ({ request }: LoaderFunctionArgs) => {
  const list = factoryAddress.read(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(factoryQueries.choices());
  await queryClient.ensureQueryData(factoryQueries.list(factoryInput(list)));
  return null;
};

/** Answers 403 before the form opens, not after it is filled in. */
export const loadFactoryRegister = async () => {
  const [{ can }] = await Promise.all([
    queryClient.ensureQueryData(factoryQueries.list({ page: 1 })),
    // The new factory is most likely in the country of the company.
    queryClient.ensureQueryData(companyQueries.membership()),
  ]);
  if (!can.register) throw data(null, { status: 403 });
  return null;
};
