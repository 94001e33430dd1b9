// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeReturnPath } from '../kit/session/return-path.ts';
import { createSessionEnd } from './session-end.ts';

const at = (path: string) => {
  const router = createMemoryRouter(
    [
      { id: 'main', path: '/', children: [{ path: 'factory' }] },
      { id: 'door', path: '/auth/signin' },
    ],
    { initialEntries: [path] },
  );
  return { router, navigate: vi.spyOn(router, 'navigate'), ...createSessionEnd(router) };
};

beforeEach(() => sessionStorage.clear());

it('S8.3 leaves once for many refused calls, and remembers the way back', async () => {
  const { router, navigate, leave } = at('/factory?page=2');
  await Promise.all(Array.from({ length: 10 }, leave));
  await leave();
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/auth/signin');
  expect(takeReturnPath()).toBe('/factory?page=2');
});

it('S2.14 keeps no way back after a sign-out in another tab', async () => {
  const { router, leaveForGood } = at('/factory');
  await leaveForGood();
  expect(router.state.location.pathname).toBe('/auth/signin');
  expect(takeReturnPath()).toBeUndefined();
});

it('S8.3 stays on a page that needs no session', async () => {
  const { navigate, leave } = at('/auth/signin');
  await leave();
  expect(navigate).not.toHaveBeenCalled();
});
