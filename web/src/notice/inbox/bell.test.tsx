// @vitest-environment happy-dom

import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { createRoutes } from '../../app/routes.tsx';
import { queryClient } from '../../kit/api/query-client.ts';
import { readLastUse } from '../../kit/session/last-use.ts';
import { readToasts } from '../../kit/ui/toast/toasts.ts';
import { noticeQueries } from '../notice.queries.ts';

const AT = '2026-11-15T01:02:03.4+00:00';
const newNotice = (more: object = {}) => ({
  id: crypto.randomUUID(),
  kind: 'account.newDevice',
  about: { browser: 'Chrome', system: 'Windows', network: '203.0.113.x' },
  path: '/profile#security',
  createdAt: AT,
  isRead: false,
  ...more,
});
const HALF_A_MINUTE = 30_000;

/** Starts a server with notices. Setting `held.status` makes it fail. */
const startServer = async (rows = [newNotice()]) => {
  const held = { rows, status: 200 };
  const unreadOf = () => held.rows.filter(({ isRead }) => !isRead);
  const calls = await startTestApp({
    server: ({ path, method }) => {
      if (!path.startsWith('/api/notices')) return { data: {} };
      if (held.status !== 200) return { status: held.status };
      if (path === '/api/notices/unread')
        return { data: { unread: unreadOf().length, newestId: unreadOf()[0]?.id ?? null, newestAt: null } };
      if (method !== 'GET') {
        held.rows = held.rows.map((row) => ({ ...row, isRead: true }));
        return { data: { count: 1 } };
      }
      if (path.startsWith('/api/notices/preferences')) return { data: { rows: [] } };
      return { data: { rows: held.rows, total: held.rows.length } };
    },
  });
  const countUnreadCalls = () => calls.filter(({ path }) => path === '/api/notices/unread').length;
  return { held, calls, countUnreadCalls };
};

const open = async (path = '/dashboard') => {
  signInAs();
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: /^알림/ });
  return router;
};
const bell = (count: number) => screen.findByRole('button', { name: `알림, 읽지 않은 알림 ${count}개` });

resetBrowserBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

it('S2.11 says in its name how many are unread, and lists them with what they are about', async () => {
  await startServer([
    newNotice(),
    newNotice({ kind: 'company.roleChanged', about: { company: '한빛', role: 'editor' } }),
  ]);
  const router = await open();
  await userEvent.click(await bell(2));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Windows의 Chrome · 203.0.113.x')).toBeTruthy();
  expect(dialog.getByText('한빛 · 편집자')).toBeTruthy();
  await userEvent.click(dialog.getByRole('link', { name: /새로운 기기에서 로그인했어요/ }));
  const place = () => router.state.location.pathname + router.state.location.hash;
  await waitFor(() => expect(place()).toBe('/profile#security'));
  await bell(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows more than ninety-nine as such', async () => {
  await startServer(Array.from({ length: 100 }, () => newNotice()));
  await open();
  expect(await screen.findByRole('button', { name: '알림, 읽지 않은 알림 99개 이상' })).toBeTruthy();
  expect(document.querySelector('[data-count]')?.getAttribute('data-count')).toBe('99+');
});

it('S2.11 marks all as read, as far as they were seen', async () => {
  const { calls, held } = await startServer();
  await open();
  await userEvent.click(await bell(1));
  await userEvent.click(await screen.findByRole('button', { name: '모두 읽음으로 표시' }));
  await bell(0);
  const writes = calls.filter(({ method }) => method === 'POST');
  expect(writes).toMatchObject([{ path: '/api/notices/read', body: { upTo: held.rows[0]?.id } }]);
});

it('asks every half minute while the page is visible, not while it is hidden, and at once when it is back', async () => {
  const { countUnreadCalls, held } = await startServer([]);
  await open();
  await bell(0);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => queryClient.refetchQueries());
  const before = countUnreadCalls();
  await act(() => vi.advanceTimersByTimeAsync(2 * HALF_A_MINUTE));
  expect(countUnreadCalls()).toBe(before + 2);
  act(() => focusManager.setFocused(false));
  await act(() => vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE));
  expect(countUnreadCalls()).toBe(before + 2);
  held.rows = [newNotice()];
  act(() => focusManager.setFocused(true));
  await bell(1);
  expect(countUnreadCalls()).toBe(before + 3);
});

it('is no use of the session', async () => {
  await startServer();
  await open();
  await bell(1);
  const before = readLastUse();
  await act(() => queryClient.refetchQueries(noticeQueries.unread()));
  expect(readLastUse()).toBe(before);
});

it.each([401, 500])('says nothing and stays where it is when its call is answered with %d', async (status) => {
  const { held, countUnreadCalls } = await startServer();
  const router = await open();
  await bell(1);
  held.status = status;
  const toasts = readToasts().length;
  const before = countUnreadCalls();
  await act(() => queryClient.refetchQueries(noticeQueries.unread()));
  expect(countUnreadCalls()).toBe(before + 1);
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
  expect(readToasts()).toHaveLength(toasts);
  await bell(1);
});
