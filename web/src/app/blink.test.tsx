// @vitest-environment happy-dom
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../test/fresh-browser.ts';
import { startTestApp } from '../../test/world.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import { waitABlink } from './gate.ts';

const Frame = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
);

/** Opens a page whose link leads to one that begins to read and does not wait, as the dashboard does. */
const openTwoPages = async (answer: Promise<string>) => {
  await startTestApp();
  const shown = { skeletons: 0 };
  const query = queryOptions({ queryKey: ['next page'], queryFn: () => answer });
  const NextPage = () => {
    const { data } = useQuery(query);
    if (data === undefined) shown.skeletons += 1;
    return data === undefined ? <Skeleton /> : <h1>{data}</h1>;
  };
  const load = () => {
    void queryClient.prefetchQuery(query);
    return null;
  };
  const pages = [
    { path: '/', element: <h1>{'old page'}</h1> },
    { path: '/next', loader: load, Component: NextPage },
  ];
  const routes = [{ Component: Frame, middleware: [waitABlink], children: pages }];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'old page' });
  return { router, shown };
};

resetBrowserBeforeEach();

it('26.6 keeps the old page until the next one is there, without a skeleton between them', async () => {
  const answer = Promise.withResolvers<string>();
  const { router, shown } = await openTwoPages(answer.promise);
  const going = router.navigate('/next');
  answer.resolve('next page');
  await going;
  await screen.findByRole('heading', { name: 'next page' });
  expect(shown.skeletons).toBe(0);
});

it('26.6 shows the skeleton of a page whose answer takes longer', async () => {
  const answer = Promise.withResolvers<string>();
  const { router, shown } = await openTwoPages(answer.promise);
  await router.navigate('/next');
  await screen.findByRole('status');
  expect(shown.skeletons).toBeGreaterThan(0);
  answer.resolve('next page');
  await screen.findByRole('heading', { name: 'next page' });
});
