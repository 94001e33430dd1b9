import type { LoaderFunctionArgs } from 'react-router';
import { accountQueries } from '../account/account.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { dashboardQueryOf, readDashboardAddress } from './address.ts';
import { dashboardQueries } from './dashboard.queries.ts';

const tilesQueryOf = (request: Request) =>
  dashboardQueries.tiles(dashboardQueryOf(readDashboardAddress(new URL(request.url).searchParams)));

/**
 * Starts loading the figures without waiting. Waits only for the profile, because the banners above the page need it.
 */
export const loadDashboard = async ({ request }: LoaderFunctionArgs) => {
  const { role } = await queryClient.ensureQueryData(accountQueries.user());
  if (role === 'supplier') {
    queryClient.prefetchQuery(tilesQueryOf(request));
    queryClient.prefetchQuery(dashboardQueries.start());
  }
  await queryClient.prefetchQuery(accountQueries.profile());
  return null;
};

export const loadDashboardPrint = async ({ request }: LoaderFunctionArgs) => {
  await Promise.all([
    queryClient.fetchQuery(tilesQueryOf(request)),
    queryClient.prefetchQuery(dashboardQueries.start()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ]);
  return null;
};
