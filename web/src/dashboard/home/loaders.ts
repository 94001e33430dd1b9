import type { LoaderFunctionArgs } from 'react-router';
import { accountQueries } from '../../account/account.queries.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { noticeQueries } from '../../notice/notice.queries.ts';
import { dashboardQueries } from '../dashboard.queries.ts';
import { homeAddress } from './address.ts';
import { NOTICES_SHOWN } from './latest-notices.tsx';

/** Loads everything before the page shows, so that nothing moves. Each section reports its own failure. */
export const loadHome = async ({ request }: LoaderFunctionArgs) => {
  const user = await queryClient.ensureQueryData(accountQueries.user());
  const isSupplier = user.role === 'supplier';
  const notices = queryClient.prefetchQuery(noticeQueries.list({ size: NOTICES_SHOWN }));
  // Uses the cached profile if there is one: a page that is already open must not wait.
  const profile = await queryClient.ensureQueryData(accountQueries.profile()).catch(() => undefined);
  const isMember = profile?.company?.membership === 'active';
  if (!isSupplier || isMember) {
    const list = homeAddress.read(new URL(request.url).searchParams);
    await Promise.all([
      queryClient.prefetchQuery(dashboardQueries.tasks(list)),
      isSupplier && queryClient.prefetchQuery(dashboardQueries.start()),
    ]);
  }
  await notices;
  return null;
};
