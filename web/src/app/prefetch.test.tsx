// @vitest-environment happy-dom
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../test/world.ts';
import { startPrefetch } from './prefetch.ts';
import { createRoutes } from './routes.tsx';

const SECOND = 1_000;
const NO_ROWS = { rows: [], total: 0 };
const stops: (() => void)[] = [];

const addLink = (href: string, attributes: Record<string, string> = {}) => {
  const link = Object.assign(document.createElement('a'), { href, textContent: href });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  stops.push(() => link.remove());
  return link;
};

/** Opens the settings of notices. Returns the reads of lists of notices: the page that the links lead to. */
const openPage = async (user: object = USER) => {
  const held = { status: 200 };
  const calls = await startTestApp({
    server: ({ path }) => {
      if (path.startsWith('/api/notices?')) return { status: held.status, data: NO_ROWS };
      if (path.startsWith('/api/notices/unread')) return { data: { unread: 0, newestId: null, newestAt: null } };
      return { data: path.startsWith('/api/notices') ? { rows: [] } : {} };
    },
  });
  signInAs(user);
  const router = createMemoryRouter(createRoutes(), { initialEntries: ['/notices/settings'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: /^알림/ });
  stops.push(startPrefetch(router));
  const lists = () => calls.filter(({ path }) => path.startsWith('/api/notices?'));
  return { router, lists, calls, held };
};

/** Lets more time pass than any intent needs. */
const passTime = async () => {
  await vi.advanceTimersByTimeAsync(SECOND);
};

resetBrowserBeforeEach();
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('26.6 reads the list behind a link once when the pointer rests on it, and not again when it is opened', async () => {
  const { router, lists } = await openPage();
  const link = addLink('/notices');
  fireEvent.pointerOver(link);
  await waitFor(() => expect(lists()).toHaveLength(1));
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(link);
  await router.navigate('/notices');
  await screen.findByRole('heading', { level: 1, name: /^알림/ });
  expect(lists()).toHaveLength(1);
});

it('26.6 forgets after half a minute what was read ahead and never shown, and reads it again', async () => {
  const { lists } = await openPage();
  const link = addLink('/notices');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerOver(link);
  await waitFor(() => expect(lists()).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(31 * SECOND);
  fireEvent.pointerOver(link);
  await waitFor(() => expect(lists()).toHaveLength(2));
});

it('26.6 reads it when the keyboard reaches the link', async () => {
  const { lists } = await openPage();
  fireEvent.focusIn(addLink('/notices'));
  await waitFor(() => expect(lists()).toHaveLength(1));
});

it('26.6 asks again after a failure, and shows nothing of it', async () => {
  const { lists, held, router } = await openPage();
  held.status = 500;
  const link = addLink('/notices');
  fireEvent.pointerOver(link);
  // The client repeats a failed read once by itself.
  await waitFor(() => expect(lists()).toHaveLength(2));
  expect(router.state.location.pathname).toBe('/notices/settings');
  expect(router.state.errors).toBeNull();
  held.status = 200;
  const restAgain = () => {
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(link);
    expect(lists().length).toBeGreaterThan(2);
  };
  // The pointer must rest for longer than a glance.
  await waitFor(restAgain, { interval: 200 });
});

it.each<[string, (link: HTMLAnchorElement) => void]>([
  ['a finger', (link) => fireEvent.pointerOver(link, { pointerType: 'touch' })],
  [
    'a finger that moves the focus',
    (link) => {
      fireEvent.pointerOver(link, { pointerType: 'touch' });
      fireEvent.focusIn(link);
    },
  ],
  [
    'a pointer that only passes',
    (link) => {
      fireEvent.pointerOver(link);
      fireEvent.pointerOver(document.body);
    },
  ],
])('26.6 reads nothing for %s', async (_, act) => {
  const { lists } = await openPage();
  const link = addLink('/notices');
  vi.useFakeTimers();
  act(link);
  await passTime();
  expect(lists()).toEqual([]);
});

it('26.6 reads nothing in a browser that saves data', async () => {
  const { lists } = await openPage();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const link = addLink('/notices');
  vi.useFakeTimers();
  fireEvent.pointerOver(link);
  await passTime();
  expect(lists()).toEqual([]);
});

it.each<[string, string, Record<string, string>]>([
  ['another site', 'https://elsewhere.example/notices', {}],
  ['another window', '/notices', { target: '_blank' }],
  ['a file', '/notices', { download: '' }],
  ['this page', '/notices/settings', {}],
  ['a link of a mail, which works once', '/auth/confirm/secret', {}],
])('26.6 reads nothing for %s', async (_, href, attributes) => {
  const { calls } = await openPage();
  const before = calls.length;
  const link = addLink(href, attributes);
  vi.useFakeTimers();
  fireEvent.pointerOver(link);
  await passTime();
  expect(calls.slice(before)).toEqual([]);
});

it('26.6 reads nothing for an operator, whose every look at personal data is recorded', async () => {
  const { lists } = await openPage({ ...USER, role: 'admin' });
  const link = addLink('/notices');
  vi.useFakeTimers();
  fireEvent.pointerOver(link);
  await passTime();
  expect(lists()).toEqual([]);
});

it('26.6 never loads ahead what would start an answer', async () => {
  const { calls } = await openPage();
  const before = calls.length;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerOver(addLink(reviewPaths.answer('3f1adfdc-3270-4879-8380-80ba3dd9db1e')));
  await passTime();
  expect(calls.slice(before).filter(({ path }) => path.startsWith('/api/review'))).toEqual([]);
});
