// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  agreeToAll,
  button,
  field,
  fillIn,
  heading,
  openSignUp,
  PASSWORD,
  PDF,
  serverOf,
} from '../../../test/sign-up.ts';
import { startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { closeToast, readToasts } from '../../kit/ui/toast/toasts.ts';

const PRIVACY = '[필수] 개인정보 처리방침 동의';
const SERVICE = '[필수] 서비스 이용약관 동의';
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const focusOn = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  for (const { id } of readToasts()) closeToast(id);
  vi.restoreAllMocks();
  window.history.replaceState(null, '');
});

it('S2.17 goes back in history, and to sign-in where there is none', async () => {
  await startTestApp();
  const router = await openSignUp();
  await userEvent.click(button('이전'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'));
  expect(router.state.historyAction).toBe('PUSH');
  cleanup();
  window.history.replaceState({ idx: 1 }, '');
  const secondRouter = await openSignUp();
  await userEvent.click(button('이전'));
  await waitFor(() => expect(secondRouter.state.location.pathname).toBe('/before'));
});

it('S2.19 S4.6 keeps what was typed on the way back from step 2, without a trace of the secrets', async () => {
  await startTestApp({ server: serverOf({}) });
  const router = await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await focusOn('약관을 확인하고 동의해 주세요');
  expect(router.state.location.search).toBe('?step=2');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/correct horse|등록증/);
  await userEvent.click(button('이전'));
  await focusOn('가입 정보를 입력해 주세요');
  expect(router.state.location.search).toBe('');
  expect(field('이름').value).toBe('홍길동');
  expect(field('비밀번호').value).toBe(PASSWORD);
  expect(screen.getByText('등록증.pdf')).toBeTruthy();
  cleanup();
  await openSignUp('?step=2');
  await heading('가입 정보를 입력해 주세요');
  await waitFor(() => expect(field('이름').value).toBe('홍길동'));
  expect(field('비밀번호').value).toBe('');
  expect(screen.queryByText('등록증.pdf')).toBeNull();
});

it('S2.18 S5.7 wants both agreements', async () => {
  await startTestApp({ server: serverOf({}) });
  await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await heading('약관을 확인하고 동의해 주세요');
  expect(isDisabled('다음')).toBe(true);
  await userEvent.click(field(PRIVACY));
  expect(field('필수 항목 모두 동의').indeterminate).toBe(true);
  await userEvent.click(button('다음'));
  expect(await screen.findByText('가입하려면 동의가 필요해요.')).toBeTruthy();
  expect(document.activeElement).toBe(field(SERVICE));
  await userEvent.click(field(SERVICE));
  expect(field('필수 항목 모두 동의').checked).toBe(true);
  expect(isDisabled('다음')).toBe(false);
  await userEvent.click(field('필수 항목 모두 동의'));
  expect(field(PRIVACY).checked).toBe(false);
});

it('S2.20 S3.2 S7.5 signs up by one call, shows what was registered, and keeps nothing', async () => {
  const calls = await startTestApp({ server: serverOf({}) });
  const router = await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await agreeToAll();
  await focusOn('가입이 끝났어요');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/user/terms',
    'POST /api/user/signup?terms_version=2026-11-15',
  ]);
  expect(calls[1]?.body).toEqual({
    name: '홍길동',
    email: 'hong@example.com',
    password: PASSWORD,
    phone: '01012345678',
    business_number: '1234567890',
    file: PDF,
  });
  expect(screen.getByText('123-45-67890')).toBeTruthy();
  expect(screen.getByRole('link', { name: '로그인하러 가기' }).getAttribute('href')).toBe('/auth/signin');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(sessionStorage.length).toBe(0);
  expect(
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain(PASSWORD);
  await router.navigate(-1);
  await heading('가입 정보를 입력해 주세요');
  expect(field('비밀번호').value).toBe('');
  expect(field('이름').value).toBe('');
});

it('S8.2 S8.5 tells a failure in a toast and once in the console, and keeps everything', async () => {
  const log = quiet();
  await startTestApp({ server: serverOf({ status: 429, code: 'request.too_many' }) });
  await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await agreeToAll();
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['한국어 문장']));
  expect(log).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(isDisabled('다음')).toBe(false));
  expect(field(PRIVACY).checked).toBe(true);
  await userEvent.click(button('이전'));
  await heading('가입 정보를 입력해 주세요');
  expect(field('비밀번호').value).toBe(PASSWORD);
});

it('S2.19 S3.2 goes back to the field that was refused, and it stays refused until it is changed', async () => {
  quiet();
  await startTestApp({ server: serverOf({ status: 409, code: 'account.email_taken', fields: { email: 'taken' } }) });
  const router = await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await agreeToAll();
  await heading('가입 정보를 입력해 주세요');
  await waitFor(() => expect(document.activeElement).toBe(field('이메일')));
  const taken = /^이미 가입된 이메일이에요/;
  expect(screen.getByText(taken)).toBeTruthy();
  const ways = ['로그인', '비밀번호 찾기'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(ways).toEqual(['/auth/signin', '/auth/find-password']);
  expect(field('비밀번호').value).toBe(PASSWORD);
  await userEvent.tab();
  await userEvent.click(button('다음'));
  await waitFor(() => expect(document.activeElement).toBe(field('이메일')));
  expect(screen.getByText(taken)).toBeTruthy();
  await userEvent.type(field('이메일'), 'x');
  await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
  await userEvent.click(button('다음'));
  await heading('약관을 확인하고 동의해 주세요');
  expect(router.state.location.search).toBe('?step=2');
});

it('S2.20 23.18 says who will confirm the address where no mail leaves', async () => {
  await startTestApp({ server: serverOf({}) });
  const kept = Object.assign(document.createElement('meta'), { name: 'ieum-mail', content: '{"isKept":true}' });
  document.head.append(kept);
  await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await agreeToAll();
  await heading('가입이 끝났어요');
  expect(screen.getByText(/운영자가 이메일을 확인하고 확인 링크를 직접 전해 드려요/)).toBeTruthy();
  expect(screen.queryByText(/확인 메일을 보내고 있어요/)).toBeNull();
  kept.remove();
});

it('S2.19 sends once, however fast the button is pressed', async () => {
  const calls = await startTestApp({ server: serverOf({}) });
  await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await userEvent.click(await screen.findByLabelText('필수 항목 모두 동의'));
  act(() => {
    button('다음').click();
    button('다음').click();
  });
  await heading('가입이 끝났어요');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('S5.7 asks again when the terms have changed', async () => {
  quiet();
  const calls = await startTestApp({ server: serverOf({ status: 409, code: 'account.terms_changed' }) });
  await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await agreeToAll();
  expect(await screen.findByText(/^그사이 약관이 바뀌었어요/)).toBeTruthy();
  expect([field(PRIVACY).checked, field(SERVICE).checked]).toEqual([false, false]);
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/user/terms')).toHaveLength(2));
});

it('S2.19 is called off by its button: nothing is told as a failure, everything is kept', async () => {
  const log = quiet();
  await startTestApp({ server: serverOf({ isNever: true }) });
  await openSignUp();
  await fillIn();
  await userEvent.click(button('다음'));
  await agreeToAll();
  expect(isDisabled('가입하는 중…')).toBe(true);
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'));
  await userEvent.click(button('사업자등록증 올리는 중 취소'));
  await waitFor(() => expect(isDisabled('다음')).toBe(false));
  expect(readToasts().map(({ kind }) => kind)).toEqual(['info']);
  expect(log).not.toHaveBeenCalled();
});
