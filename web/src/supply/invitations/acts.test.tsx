// @vitest-environment happy-dom
import { examples, type SupplyInvitation } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { InvitationActs } from './acts.tsx';

resetBrowserBeforeEach();
const kept = Object.assign(document.createElement('meta'), { name: 'ieum-mail', content: '{"isKept":true}' });
afterEach(() => kept.remove());

const [waiting] = examples.listSupplyInvitations.output.rows;

const open = async (can: Partial<SupplyInvitation['can']> = {}) => {
  if (!waiting) throw new Error('The example has no invitation.');
  await startTestApp({ language: 'en', server: () => ({ data: { url: 'https://ieum.example/invite/supply-1' } }) });
  await i18n.loadNamespaces(['supplyInvite', 'ui']);
  const onRevoke = vi.fn();
  const invitation = { ...waiting, can: { ...waiting.can, ...can } };
  const element = <InvitationActs invitation={invitation} onRevoke={onRevoke} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { onRevoke, email: invitation.email };
};
const namesOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
const openMenu = (email: string) => userEvent.click(screen.getByRole('button', { name: `More actions: ${email}` }));

it('S2.4 shows one act as a button and the others in a menu', async () => {
  const { email, onRevoke } = await open();
  expect(namesOf('button')).toEqual(['Send again', '']);
  await openMenu(email);
  expect(namesOf('menuitem')).toEqual(['Copy link', 'Revoke']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  expect(onRevoke).toHaveBeenCalledWith({ id: waiting?.id, email });
});

it('S2.4 shows the link that was created from the menu', async () => {
  const { email } = await open();
  await openMenu(email);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  await screen.findByRole('dialog');
  expect(screen.getByDisplayValue('https://ieum.example/invite/supply-1')).toBeTruthy();
});

it('S2.4 offers the link first where no mail leaves', async () => {
  document.head.append(kept);
  const { email } = await open();
  expect(namesOf('button')).toEqual(['Copy link', '']);
  await openMenu(email);
  expect(namesOf('menuitem')).toEqual(['Send again', 'Revoke']);
});

it('S2.4 has no menu for a single act', async () => {
  await open({ resend: false, makeLink: false, revoke: false, askOther: true });
  expect(namesOf('link')).toEqual(['Invite another address']);
  expect(screen.queryByRole('button')).toBeNull();
});
