// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { accountQueries } from '../account.queries.ts';
import { entryRoutes } from '../account.routes.tsx';

const TOKEN = 't'.repeat(43);
const DEAD = { status: 400, code: 'account.link_dead' };

const open = (path: string) => {
  const router = createMemoryRouter([...entryRoutes(), { path: '*', element: null }], {
    initialEntries: [path],
  });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 4000 });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const typePasswords = async (password: string, confirm = password) => {
  await userEvent.clear(screen.getByLabelText('새 비밀번호'));
  await userEvent.type(screen.getByLabelText('새 비밀번호'), password);
  await userEvent.clear(screen.getByLabelText('새 비밀번호 확인'));
  await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), confirm);
};
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

resetBrowserBeforeEach();
silenceConsoleErrors();

describe('confirm', () => {
  it('confirms once, shows the address and leads to sign-in', async () => {
    const calls = await startTestApp({ server: () => ({ data: { email: 'hong@example.com' } }) });
    const router = open(`/auth/confirm/${TOKEN}`);
    await heading('이메일을 확인했어요');
    expect(screen.getByText(/hong@example.com/)).toBeTruthy();
    expect(link('로그인하러 가기')).toBe('/auth/signin');
    await router.revalidate();
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/user/confirm-email', body: { token: TOKEN } }]);
  });

  it('leads whoever is signed in to the dashboard, where the profile is read again', async () => {
    await startTestApp({ server: () => ({ data: { email: 'hong@example.com' } }) });
    signInAs();
    queryClient.setQueryData<object>(accountQueries.profile().queryKey, { isEmailConfirmed: false });
    open(`/auth/confirm/${TOKEN}`);
    await heading('이메일을 확인했어요');
    expect(link('대시보드로 가기')).toBe('/dashboard');
    expect(queryClient.getQueryData(accountQueries.profile().queryKey)).toBeUndefined();
  });

  it.each([
    ['is used', DEAD],
    ['is no link', { status: 400, code: 'request.invalid', fields: { token: 'invalid' } }],
    ['leads to an address that others took', { status: 409, code: 'account.email_taken' }],
  ])('says how to get another where the link %s', async (_, answer) => {
    await startTestApp({ server: () => answer });
    open(`/auth/confirm/${TOKEN}`);
    await heading('쓸 수 없는 확인 링크예요');
    expect(link('로그인하러 가기')).toBe('/auth/signin');
  });
});

describe('reset', () => {
  it('S2.23 sets the new password, ends the session of this browser and never signs in', async () => {
    const calls = await startTestApp();
    signInAs();
    open(`/auth/reset/${TOKEN}`);
    await heading('새 비밀번호 정하기');
    await typePasswords('a new secret');
    await submit('비밀번호 바꾸기');
    await heading('비밀번호를 바꿨어요');
    expect(screen.getByText(/모든 기기에서 로그아웃했어요/)).toBeTruthy();
    expect(link('로그인하러 가기')).toBe('/auth/signin');
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/user/reset/check', { token: TOKEN }],
      ['/api/user/reset', { token: TOKEN, password: 'a new secret' }],
    ]);
  });

  it('S2.23 leads a dead link to a new one, at load and in between', async () => {
    let isAlive = false;
    await startTestApp({ server: ({ path }) => (path.endsWith('check') && isAlive ? {} : DEAD) });
    open(`/auth/reset/${TOKEN}`);
    await heading('쓸 수 없는 링크예요');
    expect(link('새 링크 요청하기')).toBe('/auth/find-password');
    cleanup();
    isAlive = true;
    open(`/auth/reset/${TOKEN}`);
    await heading('새 비밀번호 정하기');
    await typePasswords('a new secret');
    await submit('비밀번호 바꾸기');
    await heading('쓸 수 없는 링크예요');
  });

  it('S5.4 says at once what is wrong with both fields, and what the server refuses', async () => {
    const refusal = { status: 400, code: 'account.password_common', fields: { password: 'common' } };
    await startTestApp({ server: ({ path }) => (path.endsWith('check') ? {} : refusal) });
    open(`/auth/reset/${TOKEN}`);
    await heading('새 비밀번호 정하기');
    await typePasswords('short', 'other');
    await submit('비밀번호 바꾸기');
    const password = screen.getByLabelText('새 비밀번호');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(screen.getByLabelText('새 비밀번호 확인').getAttribute('aria-invalid')).toBe('true');
    await typePasswords('password1');
    await submit('비밀번호 바꾸기');
    expect(await screen.findByText(i18n.t('auth:validation.passwordCommon'))).toBeTruthy();
    expect(document.activeElement).toBe(password);
  });
});

describe('first admin', () => {
  it('makes the account and leads to sign-in; a dead link names the command', async () => {
    let isAlive = true;
    const calls = await startTestApp({ server: () => (isAlive ? {} : DEAD) });
    const fill = async () => {
      await heading('첫 운영자 만들기');
      await userEvent.type(screen.getByLabelText('이름'), '박운영');
      await userEvent.type(screen.getByLabelText('이메일'), 'admin@example.com');
      await typePasswords('a long secret');
      await submit('운영자 만들기');
    };
    open(`/auth/first-admin/${TOKEN}`);
    await fill();
    await heading('운영자를 만들었어요');
    const body = { token: TOKEN, name: '박운영', email: 'admin@example.com', password: 'a long secret' };
    expect(calls).toMatchObject([{ path: '/api/user/first-admin', body }]);
    cleanup();
    isAlive = false;
    open(`/auth/first-admin/${TOKEN}`);
    await fill();
    await heading('쓸 수 없는 링크예요');
    expect(screen.getByText(/npm run admin -- --email/)).toBeTruthy();
  });
});
