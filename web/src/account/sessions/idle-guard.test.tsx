// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { readLastUse } from '../../kit/session/last-use.ts';
import { IdleGuard } from './idle-guard.tsx';
import { storeSignedIn } from './stored-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ME = { name: USER.name, email: USER.email, role: 'supplier' as const, business_number: USER.businessNumber };
const START = new Date('2026-11-15T09:00:00Z');

const Form = () => (
  <>
    <input aria-label="쓰던 글" />
    <IdleGuard />
  </>
);

const open = async () => {
  await i18n.loadNamespaces('account');
  const routes = [
    { path: '/factory/new', Component: Form },
    { path: '/auth/signin', element: <h1>sign-in</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/factory/new'] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await pass(0);
  fireEvent.change(screen.getByLabelText('쓰던 글'), { target: { value: '울산 1공장' } });
  return router;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const dialog = () => screen.queryByRole('dialog');
const title = () => dialog()?.querySelector('h2')?.textContent;
const kept = () => expect(screen.getByLabelText('쓰던 글')).toHaveProperty('value', '울산 1공장');

resetBrowserBeforeEach();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks two minutes before the idle end, with the time that is left, and stays by a call', async () => {
  const calls = await startTestApp({ server: () => ({ data: ME }) });
  signInAs();
  await open();
  await pass(117 * MINUTE - 1000);
  expect(dialog()).toBeNull();
  await pass(1000);
  expect(title()).toBe('계속 이용할까요?');
  expect(screen.getByRole('timer').textContent).toBe('2:00');
  await pass(5000);
  expect(screen.getByRole('timer').textContent).toBe('1:55');
  await press('계속 이용');
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/me']);
  expect(dialog()).toBeNull();
  kept();
  await pass(117 * MINUTE - 1000);
  expect(dialog()).toBeNull();
});

it('signs in in place after the end, as the same person, and keeps what was typed', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isRight = false;
  const calls = await startTestApp({
    server: () => (isRight ? { data: { ...ME, jwt_token: 'd.e.f' } } : { status: 401 }),
  });
  signInAs();
  await open();
  await pass(2 * HOUR);
  expect(title()).toBe('다시 로그인해 주세요');
  expect(dialog()?.textContent).toContain(USER.email);
  expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');

  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'wrong' } });
  await press('로그인');
  expect(screen.getByRole('alert').textContent).toBe('비밀번호를 다시 확인해 주세요.');
  isRight = true;
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'right' } });
  await press('로그인');
  expect(dialog()).toBeNull();
  kept();
  expect(localStorage.getItem('accessToken')).toBe('d.e.f');
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/user/signin', { email: USER.email, password: 'wrong' }],
    ['/api/user/signin', { email: USER.email, password: 'right' }],
  ]);
  quiet.mockRestore();
});

it('leaves to sign-in for somebody else, with the session cleared', async () => {
  await startTestApp();
  signInAs();
  const router = await open();
  await pass(2 * HOUR);
  await press('다른 계정으로 로그인');
  expect(router.state.location.pathname).toBe('/auth/signin');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

it('hears of a call in another tab', async () => {
  await startTestApp();
  signInAs();
  await open();
  await pass(118 * MINUTE);
  expect(title()).toBe('계속 이용할까요?');
  localStorage.setItem('ieum.lastUse', String(Date.now()));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'ieum.lastUse' }));
  });
  expect(dialog()).toBeNull();
  await pass(118 * MINUTE);
  expect(title()).toBe('계속 이용할까요?');
});

it('takes whatever the user does for use, and tells the server now and then', async () => {
  const calls = await startTestApp({ server: () => ({ data: ME }) });
  signInAs();
  await open();
  for (let passed = 0; passed < 150; passed += 1) {
    await pass(MINUTE);
    fireEvent.keyDown(screen.getByLabelText('쓰던 글'), { key: 'a' });
  }
  await pass(0);
  expect(dialog()).toBeNull();
  expect(calls.length).toBeGreaterThanOrEqual(25);
  expect(calls.length).toBeLessThanOrEqual(31);
  expect(Date.now() - (readLastUse() ?? 0)).toBeLessThan(6 * MINUTE);
});

it('cannot be stayed in beyond twelve hours, but signed in to again before they are over', async () => {
  const calls = await startTestApp({ server: () => ({ data: { ...ME, jwt_token: 'd.e.f' } }) });
  storeSignedIn({ ...ME, jwt_token: 'a.b.c' });
  await open();
  for (let hours = 0; hours < 11; hours += 1) {
    await pass(HOUR);
    localStorage.setItem('ieum.lastUse', String(Date.now()));
  }
  await pass(58 * MINUTE);
  expect(title()).toBe('곧 로그아웃돼요');
  await press('다시 로그인');
  expect(title()).toBe('다시 로그인해 주세요');
  await press('닫기');
  expect(dialog()).toBeNull();
  await pass(2 * MINUTE);
  expect(dialog()?.textContent).toContain('12시간이 지나');
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'right' } });
  await press('로그인');
  expect(dialog()).toBeNull();
  kept();
  await pass(5 * MINUTE);
  expect(dialog()).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/signin']);
});

it('leaves an old mark to the server: the page that opens asks it anyway', async () => {
  await startTestApp();
  signInAs();
  localStorage.setItem('ieum.lastUse', String(START.getTime() - 20 * HOUR));
  localStorage.setItem('auth', JSON.stringify({ endsAt: new Date(START.getTime() - HOUR).toISOString() }));
  await open();
  await pass(MINUTE);
  expect(dialog()).toBeNull();
});
