// @vitest-environment happy-dom
import { examples, type VerificationCase } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { CasePage } from './case-page.tsx';

const unclaimed: VerificationCase = {
  ...examples.getCase.output,
  state: 'submitted',
  reviewer: null,
  rounds: [],
  can: { take: true, decide: true, verify: true, join: false, read: true },
};

const open = async (shownCase: VerificationCase) => {
  const calls = await startTestApp({
    server: ({ method }) => ({ data: method === 'GET' ? shownCase : examples.takeCase.output }),
  });
  signInAs();
  await i18n.loadNamespaces(['verification', 'company', 'ui']);
  const page = (
    <Suspense>
      <CasePage />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '/admin/verification/:id', element: page }], {
    initialEntries: [`/admin/verification/${shownCase.id}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 4000 });
  return calls;
};

resetBrowserBeforeEach();

it('#22.15 opening a case claims nothing; the button does', async () => {
  const calls = await open(unclaimed);
  const claims = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(claims()).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button', { name: '맡기' }));
  expect(claims()).toEqual([`/api/admin/cases/${unclaimed.id}/take`]);
});
