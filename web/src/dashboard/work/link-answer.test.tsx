// @vitest-environment happy-dom
import { examples, type SupplyLink } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { createQueryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { readLastUse } from '../../kit/session/last-use.ts';
import { LinkAnswer } from './link-answer.tsx';

resetBrowserBeforeEach();
silenceConsoleErrors();

const proposed: SupplyLink = {
  ...examples.getLink.output,
  side: 'supplier',
  state: 'proposed',
  waitsForMe: true,
  hasOffer: false,
  offer: null,
  acts: ['confirm', 'counter', 'dispute'],
};

const open = async (link: SupplyLink) => {
  const calls = await startTestApp({
    server: ({ method, path }) =>
      method !== 'GET' || path.includes(link.id) ? { data: link } : { data: { rows: [], total: 0, can: {} } },
  });
  await i18n.loadNamespaces('home');
  const element = <LinkAnswer id={link.id} look="solid" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, sent: () => calls.filter(({ method }) => method === 'POST') };
};

it('S2.14 26.2 confirms a link in place, after a dialog that shows what is confirmed', async () => {
  const { sent } = await open(proposed);
  await userEvent.click(await screen.findByRole('button', { name: '맞아요' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '공급 관계 확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([{ path: expect.stringContaining(proposed.id), body: { version: proposed.version } }]);
});

it('S2.14 26.2 asks for a reason before it says no', async () => {
  const { sent } = await open(proposed);
  await userEvent.click(await screen.findByRole('button', { name: '아니에요' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /이의/ }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox'));
  expect(sent()).toEqual([]);
});

it('26.7 C4 reads the link without a use of the session, because a partner can make it appear', async () => {
  const { calls } = await open(proposed);
  await screen.findByRole('button', { name: '맞아요' });
  const reads = calls.filter(({ path }) => path.includes(proposed.id));
  expect(reads).toMatchObject([{ method: 'GET', background: '1' }]);
  expect(readLastUse()).toBeUndefined();
});

it('S2.14 26.2 leads to the page where an agreed link is to change', async () => {
  await open({ ...proposed, state: 'confirmed' });
  const answer = await screen.findByRole('link');
  expect(answer.getAttribute('href')).toContain(proposed.id);
  expect(screen.queryByRole('button')).toBeNull();
});
