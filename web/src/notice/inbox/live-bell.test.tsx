// @vitest-environment happy-dom

import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { leaveBrowser, shareBrowser, startLiveServer } from '../../../test/live-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { createRoutes } from '../../app/routes.tsx';
import { queryClient } from '../../kit/api/query-client.ts';
import { readLastUse } from '../../kit/session/last-use.ts';

const HALF_A_MINUTE = 30_000;
const unread = { now: 0 };

/** Opens a page whose server can tell of changes. Returns the number of calls of the bell. */
const openPage = async (refuse?: () => Response) => {
  unread.now = 0;
  const calls = await startTestApp({
    server: ({ path }) => {
      if (path === '/api/notices/unread')
        return { data: { unread: unread.now, newestId: unread.now ? crypto.randomUUID() : null, newestAt: null } };
      return { data: path.startsWith('/api/notices') ? { rows: [], total: 0 } : {} };
    },
  });
  const live = startLiveServer();
  live.held.refuse = refuse;
  shareBrowser();
  signInAs();
  const router = createMemoryRouter(createRoutes(), { initialEntries: ['/notices'] });
  render(<RouterProvider router={router} />);
  await bell(0);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const count = (start: string) => calls.filter(({ path }) => path.startsWith(start)).length;
  return { live, router, countUnread: () => count('/api/notices/unread'), countLists: () => count('/api/notices?') };
};
const bell = (count: number) => screen.findByRole('button', { name: `알림, 읽지 않은 알림 ${count}개` });

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

resetBrowserBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  leaveBrowser();
});

it('26.7 changes when the server tells, asks at no interval meanwhile, and is no use of the session', async () => {
  const { live, countUnread } = await openPage();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [before, lastUse] = [countUnread(), readLastUse()];
  for (let half = 0; half < 6; half++) {
    live.opened[0]?.say(':\n\n');
    await act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE));
  }
  expect(countUnread()).toBe(before);
  unread.now = 2;
  act(() => live.opened[0]?.tell('notices'));
  await bell(2);
  expect(countUnread()).toBe(before + 1);
  expect(readLastUse()).toBe(lastUse);
});

it('26.7 waits with reading until the page is shown', async () => {
  const { live, countUnread } = await openPage();
  const before = countUnread();
  act(() => setHidden(true));
  unread.now = 3;
  live.opened[0]?.tell('notices');
  live.opened[0]?.tell('notices');
  await act(() => Promise.resolve());
  expect(countUnread()).toBe(before);
  act(() => setHidden(false));
  await bell(3);
});

it.each([
  ['refuses', () => new Response(null, { status: 503 })],
  ['knows no session', () => new Response(null, { status: 401 })],
])('26.7 asks every half minute where the server %s, and stays where it is', async (_, refuse) => {
  const { live, router, countUnread } = await openPage(refuse);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => queryClient.refetchQueries());
  const before = countUnread();
  unread.now = 1;
  await act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE));
  await bell(1);
  expect(countUnread()).toBeGreaterThan(before);
  expect(live.opened.length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe('/notices');
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
});

it('26.7 closes the connection with the page of the session', async () => {
  const { live, router } = await openPage();
  expect(live.opened[0]?.signal?.aborted).toBe(false);
  await act(() => router.navigate('/auth/signin'));
  await waitFor(() => expect(live.opened[0]?.signal?.aborted).toBe(true));
});
