import type { LoaderFunctionArgs } from 'react-router';
import { accountQueries } from '../account/account.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { askedOf, readDashboardAddress } from './address.ts';
import { dashboardQueries } from './dashboard.queries.ts';

const askedIn = (request: Request) =>
  dashboardQueries.tiles(askedOf(readDashboardAddress(new URL(request.url).searchParams)));

/** The figures are on their way while the page is drawn; what stands above the page is there before it, so nothing moves. */
export const loadDashboard = async ({ request }: LoaderFunctionArgs) => {
  const { role } = await queryClient.ensureQueryData(accountQueries.user());
  if (role === 'supplier') {
    queryClient.prefetchQuery(askedIn(request));
    queryClient.prefetchQuery(dashboardQueries.start());
  }
  await queryClient.prefetchQuery(accountQueries.profile());
  return null;
};

export const loadDashboardPrint = async ({ request }: LoaderFunctionArgs) => {
  await Promise.all([
    queryClient.fetchQuery(askedIn(request)),
    queryClient.prefetchQuery(dashboardQueries.start()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ]);
  return null;
};
