import type { LoaderFunctionArgs } from 'react-router';
import { accountQueries } from '../account/account.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { linkQueries } from '../supply/links/link.queries.ts';
import { dashboardQueryOf, readDashboardAddress } from './address.ts';
import { dashboardQueries } from './dashboard.queries.ts';
import { QUEUE_KINDS, queueOf } from './operator/queue.tsx';
import { CARDS, FIRST_TASKS } from './work/first-tasks.tsx';

const tilesQueryOf = (request: Request) =>
  dashboardQueries.tiles(dashboardQueryOf(readDashboardAddress(new URL(request.url).searchParams)));

/**
 * Waits for the profile, which the banners need, and for the tasks, which come first. Figures are loaded without waiting.
 */
export const loadDashboard = async ({ request }: LoaderFunctionArgs) => {
  const { role } = await queryClient.ensureQueryData(accountQueries.user());
  const profile = queryClient.prefetchQuery(accountQueries.profile());
  if (role === 'admin') {
    const queues = QUEUE_KINDS.map((kind) => queryClient.prefetchQuery(queueOf(kind)));
    await Promise.all([profile, queryClient.fetchQuery(dashboardQueries.operator()), ...queues]);
    return null;
  }
  queryClient.prefetchQuery(tilesQueryOf(request));
  const start = queryClient.prefetchQuery(dashboardQueries.start());
  await Promise.all([profile, start, loadFirstTasks()]);
  return null;
};

/** Also loads the links that a card can answer in place, so that no button moves. */
const loadFirstTasks = async () => {
  const found = await queryClient.fetchQuery(dashboardQueries.tasks(FIRST_TASKS)).catch(() => undefined);
  const links = (found?.rows ?? []).filter(({ kind }) => kind === 'link.answer').slice(0, CARDS);
  await Promise.all(links.map(({ id }) => queryClient.prefetchQuery(linkQueries.one(id))));
};

export const loadDashboardPrint = async ({ request }: LoaderFunctionArgs) => {
  await Promise.all([
    queryClient.fetchQuery(tilesQueryOf(request)),
    queryClient.prefetchQuery(dashboardQueries.start()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ]);
  return null;
};
