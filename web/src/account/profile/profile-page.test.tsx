// @vitest-environment happy-dom
import { namedOnly } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { accountQueries } from '../account.queries.ts';
import { ProfilePage } from './profile-page.tsx';

const AT = '2026-11-15T01:02:03.4+00:00';
const PROFILE = {
  name: USER.name,
  email: USER.email,
  phone: '01012345678',
  language: 'kr',
  isEmailConfirmed: true,
  newEmail: null as string | null,
  hasPicture: false,
  since: AT,
  company: {
    ...namedOnly('한빛정밀'),
    businessNumber: USER.businessNumber,
    state: 'pending',
    membership: 'active',
    verification: 'submitted',
    isClosed: false,
    certificate: null,
  },
};
const SESSION = { id: crypto.randomUUID(), address: '10.0.0.1', startedAt: AT, lastSeenAt: AT };
const SESSIONS = [
  { ...SESSION, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36', isCurrent: true },
  { ...SESSION, id: crypto.randomUUID(), userAgent: 'curl/8', isCurrent: false },
];
const consent = (item: string, isRequired: boolean) => ({
  item,
  isRequired,
  isGranted: isRequired,
  version: isRequired ? '2026-11-01' : null,
  at: isRequired ? AT : null,
});
const CONSENTS = [
  ...['service', 'privacy'].map((item) => consent(item, true)),
  ...['contactSharing', 'overseasTransfer', 'marketingUse', 'advertising'].map((item) => consent(item, false)),
];

type Server = NonNullable<NonNullable<Parameters<typeof startTestApp>[0]>['server']>;

/** Answers the reads. The test passes the answer to a write. */
const start = (write: Server = () => ({}), profile: object = PROFILE) =>
  startTestApp({
    server: (call) => {
      if (call.method !== 'GET') return write(call);
      if (call.path === '/api/user/profile') return { data: profile };
      return { data: { rows: call.path === '/api/user/sessions' ? SESSIONS : CONSENTS } };
    },
  });
const open = async () => {
  signInAs();
  await i18n.loadNamespaces(['account', 'auth', 'recovery', 'shell', 'ui']);
  const routes = [
    { path: '/profile', Component: ProfilePage },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/profile'] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: '내 계정' });
  return router;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, text: string) => userEvent.type(inDialog().getByLabelText(label), text);
const writes = (calls: { method: string }[]) => calls.filter(({ method }) => method !== 'GET');

resetBrowserBeforeEach();
silenceConsoleErrors();

it('keeps the session when the password for a change is wrong, and says so under its field', async () => {
  const calls = await start(() => ({ status: 403, code: 'account.password_wrong', fields: { password: 'wrong' } }));
  const router = await open();
  await press('휴대폰 번호 변경');
  await fill('새 휴대폰 번호', '010-9999-8888');
  await fill('비밀번호', 'not mine');
  await press('번호 저장');
  expect(await inDialog().findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
  expect(document.activeElement).toBe(inDialog().getByLabelText('비밀번호'));
  expect(inDialog().getByLabelText('새 휴대폰 번호')).toHaveProperty('value', '010-9999-8888');
  expect(writes(calls)).toMatchObject([{ path: '/api/user/phone', body: { phone: '01099998888' } }]);
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
  expect(router.state.location.pathname).toBe('/profile');
});

it('shows the address that waits for its confirmation, and the old one until then', async () => {
  const profile = { ...PROFILE };
  await start(() => {
    profile.newEmail = 'new@example.com';
    return {};
  }, profile);
  await open();
  await press('이메일 변경');
  await fill('새 이메일', 'new@example.com');
  await fill('비밀번호', 'mine');
  await press('확인 메일 받기');
  expect(await screen.findByText(/new@example.com 주소의 확인을 기다리고 있어요/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
});

it('changes the name here, in the cache and in storage at once', async () => {
  const calls = await start();
  await open();
  await press('이름 변경');
  await userEvent.clear(inDialog().getByLabelText('이름'));
  await fill('이름', '홍길순');
  await press('이름 저장');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes(calls)).toMatchObject([{ method: 'PATCH', body: { name: '홍길순', language: 'kr' } }]);
  expect(queryClient.getQueryData(accountQueries.user().queryKey)?.name).toBe('홍길순');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...USER, name: '홍길순' });
});

it('goes on with the new token after a change of password', async () => {
  await start(() => ({ data: { jwt_token: 'd.e.f' } }));
  await open();
  await press('비밀번호 변경');
  await fill('지금 비밀번호', 'old secret');
  await fill('새 비밀번호', 'new secret');
  await fill('새 비밀번호 확인', 'new secret');
  await press('비밀번호 바꾸기');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('accessToken')).toBe('d.e.f');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
});

it('names the devices, and ends those that are not this one', async () => {
  const calls = await start();
  await open();
  const [here, there] = within(screen.getByRole('list', { name: '로그인한 기기' })).getAllByRole('listitem');
  expect(here?.textContent).toContain('Windows의 Chrome');
  expect(here?.textContent).toContain('지금 이 기기');
  expect(within(here ?? document.body).queryByRole('button')).toBeNull();
  expect(there?.textContent).toContain('알 수 없는 기기');
  await press('로그아웃: 알 수 없는 기기');
  await waitFor(() =>
    expect(writes(calls)).toMatchObject([{ method: 'DELETE', path: `/api/user/sessions/${SESSIONS[1]?.id}` }]),
  );
});

it('gives and takes back a consent by one switch', async () => {
  const calls = await start();
  await open();
  await userEvent.click(screen.getByRole('switch', { name: '광고성 정보 수신' }));
  await waitFor(() => expect(writes(calls)).toMatchObject([{ body: { item: 'advertising', isGranted: true } }]));
  expect(screen.getAllByRole('switch')).toHaveLength(4);
  expect(screen.getAllByText('2026.11.15 동의, 2026.11.01 시행본')).toHaveLength(2);
});

it('says why the last owner cannot leave, and clears everything when one can', async () => {
  let isLast = true;
  await start(() => (isLast ? { status: 409, code: 'account.last_owner' } : {}));
  const router = await open();
  await press('탈퇴하기');
  await fill('비밀번호', 'mine');
  await press('탈퇴');
  const alert = await inDialog().findByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('회사에 다른 구성원이 있어요. 먼저 대표 관리자를 넘겨 주세요.'));
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
  isLast = false;
  await press('탈퇴');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'));
  expect(localStorage.getItem('accessToken')).toBeNull();
});
