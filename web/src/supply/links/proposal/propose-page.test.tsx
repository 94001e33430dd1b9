// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { closeToast, readToasts } from '../../../kit/ui/toast/toasts.ts';
import { ProposePage } from './propose-page.tsx';

resetBrowserBeforeEach();
beforeEach(() => {
  for (const { id } of readToasts()) closeToast(id);
});

const { output: product } = examples.getProduct;

const open = async (side: 'buyer' | 'supplier') => {
  await startTestApp({
    language: 'en',
    server: ({ method, path }) => {
      if (method === 'POST') return { data: examples.getLink.output };
      return { data: path.includes(product.id) ? product : { rows: [], total: 0, can: {} } };
    },
  });
  signInAs();
  await i18n.loadNamespaces(['link', 'product', 'company', 'codes', 'factory', 'unit', 'ui']);
  const element = (
    <Suspense>
      <ProposePage />
    </Suspense>
  );
  const router = createMemoryRouter(
    [
      { path: '/new', element },
      { path: '*', element: null },
    ],
    { initialEntries: [`/new?side=${side}&productId=${product.id}`] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
};

const expectToast = (sentence: string) =>
  waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual([sentence]));
const nameAlone = async () => {
  await userEvent.click(screen.getByRole('radio', { name: /A company not on Ieum yet/ }));
  await userEvent.type(screen.getByLabelText('Company name'), 'Song Hong Wiring');
  await userEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
};

it('S2.4 asks to invite a supplier that a name alone does not reach', async () => {
  await open('buyer');
  await nameAlone();
  await expectToast('Link saved. Now invite the supplier.');
});

it('S2.4 says that nobody was notified of a customer named without a number', async () => {
  await open('supplier');
  await nameAlone();
  await expectToast('Link saved. This customer isn’t on Ieum yet, so nobody was notified.');
});

it('S2.4 says that the proposal was sent to a number', async () => {
  await open('buyer');
  await userEvent.type(screen.getByLabelText(/^Business registration no/), '1248100998');
  await userEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
  await expectToast('Proposal sent.');
});

it('S2.4 requires a unit and a period only beside a volume', async () => {
  await open('buyer');
  const isRequired = () => ['Unit', 'Period'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).required);
  expect(isRequired()).toEqual([false, false]);
  await userEvent.type(screen.getByLabelText('Volume'), '20');
  expect(isRequired()).toEqual([true, true]);
});
