// @vitest-environment happy-dom
import { examples, type SupplyLink } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { InviteSupplierDialog } from './invite-dialog.tsx';

const open = async (user?: object, link?: SupplyLink) => {
  const calls = await startTestApp({
    language: 'en',
    server: ({ method, path }) => {
      if (method === 'POST')
        return { data: { ...examples.inviteSupplier.output, url: 'https://ieum.example/invite/1' } };
      return { data: link && path.includes(link.id) ? link : { rows: [], total: 0, can: {} } };
    },
  });
  signInAs(user);
  await i18n.loadNamespaces(['supplyInvite', 'link', 'auth', 'ui']);
  const dialog = (
    <Suspense>
      <InviteSupplierDialog {...(link && { linkId: link.id })} onClose={() => {}} />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};
const named: SupplyLink = { ...examples.getLink.output, words: { ...examples.getLink.output.words, country: '' } };
const invite = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'sales@nuri.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
};
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const LANGUAGE = 'Email language';

resetBrowserBeforeEach();
const kept = Object.assign(document.createElement('meta'), { name: 'ieum-mail', content: '{"isKept":true}' });
afterEach(() => kept.remove());

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

it('S2.4 requires the number of a Korean company and says why, if the link has none', async () => {
  const { sent } = await open(undefined, { ...named, hasPartnerNumber: false });
  expect(screen.getByText(/^Required for companies in Korea/)).toBeTruthy();
  expect(screen.queryByText(/^Leave empty/)).toBeNull();
  await invite();
  await screen.findByText(/^Enter all 10 digits/);
  expect(sent()).toEqual([]);
});

it('S2.4 lets the number stay empty if the link has one', async () => {
  const { sent } = await open(undefined, { ...named, hasPartnerNumber: true });
  expect(screen.getByText(/^Leave empty/)).toBeTruthy();
  await invite();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ email: 'sales@nuri.example', link: { id: named.id, version: named.version } }]);
});

it('23.18 creates a link, and asks for no language of a mail, where no mail leaves', async () => {
  document.head.append(kept);
  await open();
  expect(screen.getByRole('button', { name: 'Create invitation link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  expect(screen.queryByLabelText(LANGUAGE)).toBeNull();
});
