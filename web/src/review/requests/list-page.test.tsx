// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { RequestListPage } from './list-page.tsx';

resetBrowserBeforeEach();

const open = async (search: string, canAsk = true) => {
  const data = { ...examples.listReviewRequests.output, rows: [], total: 0, can: { ask: canAsk } };
  await startTestApp({ server: () => ({ data }) });
  signInAs();
  await i18n.loadNamespaces(['declaration', 'review', 'shell', 'tier', 'ui', 'flow', 'unit']);
  const router = createMemoryRouter([{ path: reviewPaths.requests(), element: <RequestListPage /> }], {
    initialEntries: [`${reviewPaths.requests()}${search}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

it.each([
  ['', '받은 요청이 없어요'],
  ['?side=asked', '보낸 요청이 없어요'],
])('S2.4 offers once to request declarations at "%s"', async (search, title) => {
  await open(search);
  await screen.findByRole('heading', { name: title });
  const links = screen.getAllByRole('link', { name: '자료 요청' });
  expect(links.filter((link) => link.getAttribute('href') === reviewPaths.ask())).toHaveLength(1);
});

it('S2.4 does not offer it to a person who may only read', async () => {
  await open('', false);
  await screen.findByRole('heading', { name: '받은 요청이 없어요' });
  const links = screen.queryAllByRole('link', { name: '자료 요청' });
  expect(links.filter((link) => link.getAttribute('href') === reviewPaths.ask())).toEqual([]);
});
