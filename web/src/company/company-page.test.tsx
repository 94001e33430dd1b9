// @vitest-environment happy-dom
import { namedOnly } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../test/world.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { i18n } from '../kit/language/i18n.ts';
import { CompanyPage } from './company-page.tsx';
import { loadCompany, loadMembers } from './loaders.ts';
import { MembersPage } from './members/members-page.tsx';
import { CompanyProfilePage } from './profile/profile-page.tsx';

const AT = '2026-11-15T01:02:03.4+00:00';
const ME = '019a8404-0b3d-7f16-8c2f-3c8d5e6f7a81';
const LEE = '019a8404-0b3d-7f16-8c2f-3c8d5e6f7a82';
const EMPTY_FIELDS = Object.fromEntries(
  ['nameEnglish', 'representative', 'openedOn', 'address', 'addressEnglish', 'industry', 'phone', 'email', 'website']
    .concat(['nameChinese', 'nameJapanese', 'corporateNumber', 'industryCode', 'duns', 'gln'])
    .map((field) => [field, '']),
);
const COMPANY = {
  ...EMPTY_FIELDS,
  id: '019a8403-71c2-7d05-9a1e-2b7c4d5e6f70',
  name: '한빛정밀',
  country: 'KR',
  businessNumber: '1248100998',
  state: 'verified',
  version: 1,
  memberId: ME,
  memberRole: 'owner',
  can: { edit: true, manage: true, invite: true, leave: false },
};
/** A company whose name is not verified yet. */
const EARLY = { ...COMPANY, state: 'pending' };
const PERSON = { name: '이하나', email: 'lee@test.kr', since: AT, lastSeenAt: null, state: 'active', role: 'viewer' };
const MEMBERS = { rows: [{ ...PERSON, id: LEE, isMe: false }], total: 1, can: { manage: true } };

/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

type Server = NonNullable<NonNullable<Parameters<typeof startTestApp>[0]>['server']>;

/** Answers the reads. The test passes the answer to a write. */
const start = (write: Server, company: object = COMPANY, identity: object = {}) =>
  startTestApp({
    server: (call) => {
      if (call.method !== 'GET') return write(call);
      if (call.path === '/api/company') return { data: company };
      if (call.path === '/api/company/identity') return { data: identity };
      if (call.path.startsWith('/api/company/members')) return { data: MEMBERS };
      return { data: { rows: [], total: 0 } };
    },
  });

const open = async (path: string) => {
  signInAs();
  await i18n.loadNamespaces(['company', 'ui']);
  const children = [
    { index: true, Component: CompanyProfilePage },
    { path: '/company/members', loader: loadMembers, Component: MembersPage },
  ];
  const routes = [
    { path: '/company', loader: loadCompany, Component: CompanyPage, children },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  return router;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: RegExp) => screen.getByLabelText(name);
const inDialog = () => within(screen.getByRole('dialog'));

resetBrowserBeforeEach();
silenceConsoleErrors();

it('saves what was typed as the server wants it, with the version that was read', async () => {
  const calls = await start(({ body }) => ({ data: { ...COMPANY, ...(body as object), version: 2 } }));
  await open('/company');
  await userEvent.type(field(/^대표 전화/), '(052) 123-4567');
  await userEvent.type(field(/^홈페이지/), 'hanbit.example');
  await press('회사 정보 저장');
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 1,
    phone: '0521234567',
    website: 'https://hanbit.example',
  });
  await waitFor(() => expect(field(/^대표 전화/)).toHaveProperty('value', '052-123-4567'));
});

it('says under each field what is wrong with it, sends nothing, and warns of a check digit without refusing', async () => {
  const calls = await start(() => ({}));
  await open('/company');
  await userEvent.type(field(/^대표 전화/), '12');
  await userEvent.type(field(/^GLN/), '9520123456789');
  expect(await screen.findByText('검증번호가 맞지 않아요. 한 번 더 확인해 주세요.')).toBeTruthy();
  await press('회사 정보 저장');
  expect(await screen.findByText('전화번호를 확인해 주세요. 해외 번호는 +로 시작해야 해요.')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^대표 전화/));
  expect(field(/^GLN/).getAttribute('aria-invalid')).toBe('false');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

const LATE = { status: 409, code: 'company.changed_meanwhile' };
const sentOf = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const choose = async (name: string, side: RegExp) => {
  const row = within(await screen.findByRole('group', { name }, PATIENTLY));
  await userEvent.click(row.getByRole('radio', { name: side }));
};

it('asks field by field when somebody else was faster, and saves at once what was chosen, however many come between', async () => {
  const company = { ...EARLY };
  const changes = [
    { representative: '김먼저', industry: '도금', version: 2 },
    { representative: '박셋째', address: '울산', version: 3 },
  ];
  const calls = await start(({ body }) => {
    const change = changes.shift();
    Object.assign(company, change ?? body);
    return change ? LATE : { data: { ...company, version: 4 } };
  }, company);
  await open('/company');
  await userEvent.type(field(/^대표자/), '이나중');
  await userEvent.type(field(/^대표 전화/), '052 123 4567');
  await press('회사 정보 저장');
  await screen.findByRole('dialog', {}, PATIENTLY);
  for (const text of ['김먼저', '이나중', '도금']) expect(inDialog().getByText(text)).toBeTruthy();
  expect(inDialog().getByRole('button', { name: '합쳐서 저장' })).toHaveProperty('disabled', true);
  await choose('대표자', /내가 입력한 값/);
  await press('합쳐서 저장');
  // A third person saved while the second decided: the dialog asks again, compared with the version of that time.
  await waitFor(() => expect(inDialog().getByText('박셋째')).toBeTruthy(), PATIENTLY);
  expect(inDialog().getByText('김먼저')).toBeTruthy();
  expect(inDialog().queryByText('도금')).toBeNull();
  await choose('대표자', /내가 입력한 값/);
  await press('합쳐서 저장');
  await waitFor(() => expect(sentOf(calls)).toHaveLength(3), PATIENTLY);
  const merged = { representative: '이나중', phone: '0521234567', industry: '도금', address: '울산', version: 3 };
  expect(sentOf(calls)[2]).toMatchObject(merged);
  await waitFor(() => expect(sessionStorage.length).toBe(0), PATIENTLY);
  expect(field(/^업종$/)).toHaveProperty('value', '도금');
});

it('knows after a reload what the draft began with, and has nothing to save where all that is stored is taken', async () => {
  await start(() => ({}), EARLY);
  await open('/company');
  await userEvent.type(field(/^대표자/), '이나중');
  cleanup();
  queryClient.clear();
  const calls = await start(() => LATE, { ...EARLY, representative: '김먼저', industry: '도금', version: 2 });
  await open('/company');
  await waitFor(() => expect(field(/^대표자/)).toHaveProperty('value', '이나중'), PATIENTLY);
  await press('회사 정보 저장');
  await choose('대표자', /저장된 값/);
  expect(inDialog().getByText('도금')).toBeTruthy();
  await press('합쳐서 저장');
  await waitFor(() => expect(field(/^대표자/)).toHaveProperty('value', '김먼저'), PATIENTLY);
  expect(field(/^업종$/)).toHaveProperty('value', '도금');
  expect(sentOf(calls)).toMatchObject([{ version: 1 }]);
  expect(sessionStorage.length).toBe(0);
});

it('#22.1 shows what is verified of a company, with the way to ask for something else, and no field for it', async () => {
  await start(() => ({}));
  await open('/company');
  expect(screen.queryByLabelText(/^대표자/)).toBeNull();
  expect(screen.getByRole('link', { name: '변경 신청' }).getAttribute('href')).toBe('/company/identity');
  expect(field(/^대표 전화/)).toBeTruthy();
});

it('#22.1 says that another name was asked for, and leads to the request', async () => {
  const own = { ...namedOnly('한빛정밀'), representative: '김이음', country: 'KR', number: '1248100998' };
  const change = { before: own, after: { ...own, name: '한빛머티리얼즈' } };
  const request = {
    ...{ state: 'submitted', version: 1, isWithdrawn: false, submittedAt: AT, decidedAt: null, reason: '' },
    ...{ corrections: [], change },
  };
  await start(() => ({}), COMPANY, {
    ...{ current: own, version: 1, request, formerNames: [], can: { request: false, withdraw: true } },
  });
  await open('/company');
  expect(await screen.findByText('변경을 신청했어요. 새 이름: 한빛머티리얼즈')).toBeTruthy();
  expect(screen.getByRole('link', { name: '신청 내용 보기' }).getAttribute('href')).toBe('/company/identity');
});

it('shows a viewer everything and nothing to change', async () => {
  const can = { edit: false, manage: false, invite: false, leave: true };
  await start(() => ({}), { ...COMPANY, representative: '김이음', memberRole: 'viewer', can });
  await open('/company');
  for (const text of ['대표자', '김이음']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('asks before a member is removed, and says that the last owner cannot be', async () => {
  const calls = await start(() => ({ status: 409, code: 'company.last_owner' }));
  await open('/company/members');
  await userEvent.click(await screen.findByRole('button', { name: '이하나 관리' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '구성원에서 제외' }));
  await userEvent.click(inDialog().getByRole('button', { name: '구성원에서 제외' }));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: `/api/company/members/${LEE}` })),
  );
});

it('invites with a role, and says what is wrong with the address under it', async () => {
  const calls = await start(() => ({ status: 409, code: 'company.already_invited', fields: { email: 'invited' } }));
  await open('/company/members');
  await press('동료 초대');
  await userEvent.type(inDialog().getByLabelText('받는 사람 이메일'), 'park@test.kr');
  await userEvent.click(inDialog().getByLabelText('열람자'));
  await userEvent.click(inDialog().getByRole('button', { name: '초대 보내기' }));
  expect(await inDialog().findByText('이미 초대한 주소예요. 초대 목록에서 다시 보낼 수 있어요.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'park@test.kr', role: 'viewer' });
});

it('23.18 says that no mail was sent where none leaves, and shows the link to copy', async () => {
  const url = 'https://ieum.test/invite/2nfQx';
  await start(({ path }) => ({ data: path.endsWith('/link') ? { url } : { id: LEE, isMailed: false } }));
  await open('/company/members');
  await press('동료 초대');
  await userEvent.type(inDialog().getByLabelText('받는 사람 이메일'), 'park@test.kr');
  await userEvent.click(inDialog().getByRole('button', { name: '초대 보내기' }));
  expect(await screen.findByText('메일을 보내지 않았어요. 링크를 복사해 직접 전해 주세요.')).toBeTruthy();
  expect(inDialog().getByDisplayValue(url)).toBeTruthy();
  expect(screen.queryByText(/초대를 보냈어요/)).toBeNull();
});

it('keeps the filters in the address', async () => {
  const calls = await start(() => ({}));
  const router = await open('/company/members?role=owner');
  await waitFor(() => expect(calls.some(({ path }) => /members\?.*role=owner/.test(path))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: /^필터/ }));
  await userEvent.selectOptions(screen.getAllByLabelText('상태')[0] as HTMLElement, 'disabled');
  await waitFor(() => expect(router.state.location.search).toBe('?role=owner&state=disabled'));
});
