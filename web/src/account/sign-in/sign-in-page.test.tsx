// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { rememberReturnPath } from '../../kit/session/return-path.ts';
import { readToasts } from '../../kit/ui/toast/toasts.ts';
import { SignInPage } from './sign-in-page.tsx';

const SIGNED_IN = {
  name: '홍길동',
  email: 'hong@example.com',
  role: 'supplier',
  business_number: '',
  jwt_token: 'a.b.c',
};
const MESSAGE = '이메일과 비밀번호를 다시 확인해 주세요.';

const openAndSubmit = async () => {
  await i18n.loadNamespaces('auth');
  const router = createMemoryRouter(
    [
      { path: '/auth/signin', Component: SignInPage },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/before', '/auth/signin'],
    },
  );
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('이메일'), 'hong@example.com');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'secret{Enter}');
  return router;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it('S2.14 goes to the dashboard, replacing the entry, with the session stored', async () => {
  const calls = await startTestApp({ server: () => ({ data: SIGNED_IN }) });
  const router = await openAndSubmit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
  const body = { email: 'hong@example.com', password: 'secret' };
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/user/signin', body }]);
});

it('S2.14 goes back to where the gate found the user', async () => {
  await startTestApp({ server: () => ({ data: SIGNED_IN }) });
  rememberReturnPath('/factory?page=2');
  const router = await openAndSubmit();
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

it.each([
  [401, undefined],
  [400, undefined],
  [429, '시도가 너무 많았어요. 잠시 기다린 뒤 다시 시도해 주세요.'],
  [503, '지금은 서비스에 연결할 수 없어요. 잠시 뒤에 다시 시도해 주세요.'],
])('S2.15 S8.4 says the same on every failure, once and without a toast: %d', async (status, second) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = await startTestApp({ server: () => ({ status }) });
  await openAndSubmit();
  expect(await screen.findByText(MESSAGE)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(MESSAGE + (second ?? ''));
  expect(screen.getByRole('alert').querySelector('svg')).toBeTruthy();
  expect(calls).toHaveLength(1);
  expect(readToasts()).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
  await userEvent.type(screen.getByLabelText('비밀번호'), 'x');
  expect(screen.queryByText(MESSAGE)).toBeNull();
});
