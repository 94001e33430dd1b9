// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { closeToast, readToasts } from '../../kit/ui/toast/toasts.ts';
import { FindAccountPage } from './find-account-page.tsx';

const REQUEST = 'r'.repeat(43);
const nobody = { mode: 'masked', emails: [], request: '' };

const open = async (path: string) => {
  await i18n.loadNamespaces(['auth', 'recovery', 'ui']);
  const routes = [
    { Component: FindAccountPage, children: [{ path: '/auth/find-id' }, { path: '/auth/find-password' }] },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const fillPerson = async () => {
  await type('이름', ' 홍길동 ');
  await type('휴대폰 번호', '+82 10-1234-5678');
};
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent;
};

beforeEach(() => {
  queryClient.clear();
  for (const { id } of readToasts()) closeToast(id);
});
afterEach(cleanup);

it('S2.21 sends name and phone, however they are written, and shows the masked addresses', async () => {
  const emails = ['ho****@naver.com', 'hg****@h***.co.kr'];
  const calls = await startTestApp({ server: () => ({ data: { ...nobody, emails } }) });
  await open('/auth/find-id');
  await fillPerson();
  await submit('이메일 찾기');
  const heading = await screen.findByRole('heading', { level: 2, name: '이메일을 찾았어요' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(emails);
  expect(screen.getByText(/안내 메일도 보냈어요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '로그인하러 가기' }).getAttribute('href')).toBe('/auth/signin');
  expect(calls).toMatchObject([{ path: '/api/user/find-email', body: { name: '홍길동', phone: '01012345678' } }]);
});

it('S2.21 says of a miss only that no account can be shown, and goes back to what was typed', async () => {
  await startTestApp({ server: () => ({ data: nobody }) });
  await open('/auth/find-id');
  await fillPerson();
  await submit('이메일 찾기');
  await screen.findByRole('heading', { name: '보여 드릴 수 있는 계정이 없어요' });
  await submit('다시 찾기');
  expect(screen.getByLabelText('이름')).toHaveProperty('value', ' 홍길동 ');
});

it('S2.21 says the same for hit and miss where the answer goes by mail', async () => {
  await startTestApp({ server: () => ({ data: { ...nobody, mode: 'mail' } }) });
  await open('/auth/find-id');
  await fillPerson();
  await submit('이메일 찾기');
  expect(await screen.findByText('입력한 정보가 맞으면 등록된 이메일로 안내를 보냈어요.')).toBeTruthy();
});

it('S2.21 asks for the code from the registered phone, and then shows the address', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = await startTestApp({
    server: ({ path, body }) => {
      if (path === '/api/user/find-email') return { data: { mode: 'code', emails: [], request: REQUEST } };
      const isRight = JSON.stringify(body).includes('123456');
      return isRight ? { data: { emails: ['ho****@naver.com'] } } : { status: 400, code: 'account.code_wrong' };
    },
  });
  await open('/auth/find-id');
  await fillPerson();
  await submit('이메일 찾기');
  const boxes = within(await screen.findByRole('group', { name: '인증번호' }));
  const [first] = boxes.getAllByRole('textbox');
  await submit('확인하고 이메일 보기');
  expect(screen.getByText('여섯 자리를 모두 입력해 주세요.')).toBeTruthy();
  await userEvent.type(first ?? document.body, '999999');
  await submit('확인하고 이메일 보기');
  expect(await screen.findByText('인증번호가 맞지 않거나 시간이 지났어요.')).toBeTruthy();
  await userEvent.click(first ?? document.body);
  await userEvent.paste('123456');
  await submit('확인하고 이메일 보기');
  expect(await screen.findByText('ho****@naver.com')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ request: REQUEST, code: '123456' });
  quiet.mockRestore();
});

it('S2.23 keeps name and phone in the second mode, and answers all alike', async () => {
  const calls = await startTestApp();
  const router = await open('/auth/find-id');
  await fillPerson();
  await userEvent.click(screen.getByRole('link', { name: '비밀번호 찾기' }));
  expect(router.state.location.pathname).toBe('/auth/find-password');
  expect(screen.getByLabelText('이름')).toHaveProperty('value', ' 홍길동 ');
  await type('이메일', 'Hong@Example.com');
  await submit('재설정 링크 받기');
  await screen.findByRole('heading', { name: '메일함을 확인해 주세요' });
  expect(screen.getByText(/링크는 30분 동안/)).toBeTruthy();
  const body = { name: '홍길동', phone: '01012345678', email: 'hong@example.com' };
  expect(calls).toMatchObject([{ path: '/api/user/find-password', body }]);
});

it('checks a field when it is left, and all of them on submit, with the first one focused', async () => {
  const calls = await startTestApp();
  await open('/auth/find-password');
  await type('휴대폰 번호', '02-123-4567');
  await userEvent.tab();
  await waitFor(() => expect(errorOf('휴대폰 번호')).toBeTruthy());
  expect(errorOf('이름')).toBeUndefined();
  await submit('재설정 링크 받기');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('이름')));
  for (const label of ['이름', '휴대폰 번호', '이메일']) expect(errorOf(label)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('S8.2 tells too many tries in a toast, and stays with what was typed', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  await startTestApp({ server: () => ({ status: 429, code: 'request.too_many' }) });
  await open('/auth/find-id');
  await fillPerson();
  await submit('이메일 찾기');
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['한국어 문장']));
  expect(screen.getByLabelText('이름')).toHaveProperty('value', ' 홍길동 ');
  quiet.mockRestore();
});
