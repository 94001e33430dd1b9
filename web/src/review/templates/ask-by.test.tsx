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
import { AskPage } from '../requests/ask-page.tsx';
import { reviewQueries } from '../review.queries.ts';
import { TemplateListPage } from './list-page.tsx';
import { TemplateView } from './view.tsx';

resetBrowserBeforeEach();

const ID = 'cbam';
const { output: template } = examples.getReviewTemplate;
const ready = { ...template, id: ID, isReady: true, can: { edit: false } };
const list = { ...examples.listReviewTemplates.output, rows: [ready], can: { add: true } };

const open = async (address: string, canAdd = true) => {
  await startTestApp({
    server: ({ path }) => ({ data: path.includes('/templates') ? { ...list, can: { add: canAdd } } : { rows: [] } }),
  });
  signInAs();
  await i18n.loadNamespaces(['questionnaire', 'declaration', 'review', 'shell', 'tier', 'ui', 'flow', 'unit']);
  await queryClient.ensureQueryData(reviewQueries.templates());
  const routes = [
    { path: reviewPaths.templates(), element: <TemplateListPage /> },
    { path: reviewPaths.template(':id'), element: <TemplateView template={ready} /> },
    { path: reviewPaths.ask(), element: <AskPage /> },
  ];
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </QueryClientProvider>,
  );
};

it.each([reviewPaths.templates(), reviewPaths.template(ID)])('S2.4 leads from %s to a request', async (address) => {
  await open(address);
  const link = await screen.findByRole('link', { name: /이 질문지로 요청하기$/ });
  expect(link.getAttribute('href')).toBe(reviewPaths.askBy(ID));
});

it('S2.4 does not offer a request to a person who may only read', async () => {
  await open(reviewPaths.template(ID), false);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: '이 질문지로 요청하기' })).toBeNull();
});

it.each([
  [ID, ID],
  ['gone', ''],
])('S2.4 opens the request with the questionnaire "%s" of the address, if it can be used', async (form, chosen) => {
  await open(reviewPaths.askBy(form));
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: '질문지' });
  expect(select.value).toBe(chosen);
});
