// @vitest-environment happy-dom
import { examples, namedOnly, type SupplyInvitation, type SupplyLink } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { createQueryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { LinkHead } from './head.tsx';
import { InviteStep } from './invite-step.tsx';

resetBrowserBeforeEach();

const { output: example } = examples.getLink;
/** Proposed by its name alone. */
const named: SupplyLink = {
  ...example,
  side: 'buyer',
  state: 'proposed',
  isProposedByMe: true,
  hasPartnerNumber: false,
  partner: { id: null, ...namedOnly('Song Hong Wiring'), country: '', number: '' },
  words: { ...example.words, company: 'Song Hong Wiring', country: '' },
  acts: ['revise', 'withdraw'],
};
const [invitation] = examples.listSupplyInvitations.output.rows;

const open = async (link: SupplyLink, state?: SupplyInvitation['state']) => {
  const rows = state && invitation ? [{ ...invitation, state }] : [];
  await startTestApp({ language: 'en', server: () => ({ data: { rows, total: rows.length, can: { invite: true } } }) });
  await i18n.loadNamespaces(['link', 'company', 'unit', 'ui']);
  const element = (
    <>
      <LinkHead link={link} acts={null} />
      <InviteStep link={link} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const note = async () => (await screen.findByRole('note')).textContent;

it('S2.4 says that a supplier named without a number is not on Ieum yet, and leads to the invitation', async () => {
  await open(named);
  const start = await screen.findByRole('link', { name: 'Invite supplier' });
  expect(start.getAttribute('href')).toContain(named.id);
  expect(start.className).toContain('solid');
  expect(await note()).toContain('This supplier isn’t on Ieum yet. Nobody has received your proposal.');
});

it('S2.4 does not claim so of a number, whose company may be here', async () => {
  await open({ ...named, hasPartnerNumber: true });
  await screen.findByRole('link', { name: 'Invite supplier' });
  expect(await note()).toContain('Waiting for your partner to answer.');
});

it.each(['accepted', 'declined', 'expired'] as const)('S2.4 does not claim so of an invitation: %s', async (state) => {
  await open(named, state);
  await screen.findByRole('link', { name: 'Invite supplier' });
  expect(await note()).toContain('Waiting for your partner to answer.');
});

it('S2.4 tells a viewer the same, without the way to the invitation', async () => {
  await open({ ...named, acts: [] });
  expect(await screen.findByText('This supplier isn’t on Ieum yet. Nobody has received your proposal.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Invite supplier' })).toBeNull();
});

it('S2.4 says that a customer named without a number has received nothing', async () => {
  await open({ ...named, side: 'supplier' });
  expect(await note()).toContain('This customer isn’t on Ieum yet.');
  expect(screen.queryByRole('link', { name: 'Invite supplier' })).toBeNull();
});

it('S2.4 ends the line of facts without a dot if neither country nor number is known', async () => {
  await open(named);
  expect((await screen.findByText('Supplier')).textContent).toBe('Supplier');
});
