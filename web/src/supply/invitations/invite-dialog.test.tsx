// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { InviteSupplierDialog } from './invite-dialog.tsx';

const open = async (user?: object) => {
  await startTestApp({ language: 'en', server: () => ({ data: { rows: [], total: 0, can: {} } }) });
  signInAs(user);
  await i18n.loadNamespaces(['supplyInvite', 'link', 'auth', 'ui']);
  const dialog = (
    <Suspense>
      <InviteSupplierDialog onClose={() => {}} />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
};
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const LANGUAGE = 'Email language';

resetBrowserBeforeEach();

it('23.21 writes in the language of the country, until another is chosen', async () => {
  await open();
  expect(select(LANGUAGE).value).toBe('kr');
  await userEvent.selectOptions(select('Country'), 'VN');
  expect(select(LANGUAGE).value).toBe('en');
  await userEvent.selectOptions(select('Country'), 'CN');
  expect(select(LANGUAGE).value).toBe('cn');
  await userEvent.selectOptions(select(LANGUAGE), 'jp');
  await userEvent.selectOptions(select('Country'), 'VN');
  expect(select(LANGUAGE).value).toBe('jp');
});

it('23.21 keeps what was typed when it is closed and opened again, for the same person alone', async () => {
  await open();
  await userEvent.selectOptions(select('Country'), 'VN');
  await userEvent.type(screen.getByLabelText('Company name'), 'Song Hong Wiring');
  cleanup();
  await open();
  expect([select('Country').value, select(LANGUAGE).value]).toEqual(['VN', 'en']);
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Song Hong Wiring');
  cleanup();
  queryClient.clear();
  await open({ name: 'Lee', email: 'lee@other.example', businessNumber: '', role: 'supplier' });
  expect(select('Country').value).toBe('KR');
});
