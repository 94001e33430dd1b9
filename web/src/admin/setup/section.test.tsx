// @vitest-environment happy-dom
import { type Setup, setupContract } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { SetupSection } from './section.tsx';

const NOTHING: Setup = {
  open: ['mail', 'operator', 'taxOffice'],
  isDemo: false,
  mail: {
    source: 'none',
    isDeclined: false,
    isUnreadable: false,
    host: '',
    port: null,
    security: 'starttls',
    user: '',
    hasPassword: false,
    senderName: '',
    senderAddress: '',
    senderSource: 'none',
    version: 0,
  },
  operator: {
    fields: [{ field: 'name', value: '', source: 'none' }],
    version: 0,
  },
  taxOffice: { source: 'none', isDeclined: false, isUnreadable: false, version: 0 },
};
const FROM_ENVIRONMENT: Setup = {
  ...NOTHING,
  mail: {
    ...NOTHING.mail,
    source: 'environment',
    host: 'mail.ieum.example',
    port: 465,
    security: 'tls',
    user: 'ieum',
    hasPassword: true,
    senderAddress: 'no-reply@ieum.example',
  },
};
const LIST = {
  id: '019a8402-9a1e-7c55-8d0f-2b3c4d5e6f70',
  revision: '1',
  source: '통계청',
  publishedOn: '2024-07-01',
  isBuiltIn: false,
  loadedAt: '2026-11-15T01:02:03.4+00:00',
  loadedBy: '',
};

const open = async (setup: Setup, rows: object[] = []) => {
  const calls = await startTestApp({
    server: ({ path, method }) => {
      if (method === 'GET') return { data: path.endsWith('/admin/setup') ? setup : { rows } };
      const isTest = path.endsWith(setupContract.sendTestMail.path);
      return { data: isTest ? { isSent: false, to: 'park@ieum.example', why: '550 no such mailbox' } : setup };
    },
  });
  signInAs({ ...USER, role: 'admin' });
  await i18n.loadNamespaces(['setup', 'codes', 'ui']);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Suspense>
          <SetupSection />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /메일 서버/ });
  return calls;
};
const part = (name: RegExp) => within(screen.getByRole('region', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

resetBrowserBeforeEach();

it('23.20 says what is missing and what that means, and takes a mail server with its port as it is written', async () => {
  const calls = await open(NOTHING);
  expect(part(/메일 서버/).getByText('설정 필요')).toBeTruthy();
  expect(part(/메일 서버/).getByText(/메일이 나가지 않고/)).toBeTruthy();
  expect(part(/메일 서버/).queryByRole('button', { name: '시험 메일 보내기' })).toBeNull();
  await userEvent.click(part(/메일 서버/).getByRole('button', { name: '메일 서버 설정' }));
  await userEvent.type(inDialog().getByLabelText(/^서버 주소/), 'mail.ieum.example');
  await userEvent.clear(inDialog().getByLabelText(/^포트/));
  await userEvent.type(inDialog().getByLabelText(/^포트/), '2525');
  await userEvent.type(inDialog().getByLabelText(/^보내는 사람 이메일/), 'no-reply@ieum.example');
  await userEvent.click(inDialog().getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      host: 'mail.ieum.example',
      port: 2525,
      senderAddress: 'no-reply@ieum.example',
      version: 0,
    }),
  );
});

it('23.20 shows what the environment says as such, without a way to change it, and what a refused test mail met', async () => {
  await open(FROM_ENVIRONMENT);
  const mail = part(/메일 서버/);
  expect(mail.getByText('환경 변수로 설정됨')).toBeTruthy();
  expect(mail.getByText(/SMTP_URL, MAIL_FROM/)).toBeTruthy();
  expect(mail.getByText('mail.ieum.example:465')).toBeTruthy();
  expect(mail.queryByRole('button', { name: /변경|설정|지우기/ })).toBeNull();
  await userEvent.click(mail.getByRole('button', { name: '시험 메일 보내기' }));
  expect(await mail.findByText(/서버의 답: 550 no such mailbox/)).toBeTruthy();
});

it('23.18 lets the operator say that the portal does without mail', async () => {
  const calls = await open(NOTHING);
  await userEvent.click(part(/메일 서버/).getByRole('button', { name: '메일 없이 쓰기' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ item: 'mail', isDeclined: true, version: 0 }),
  );
});

it('23.22 calls the code lists complete without the one that is optional, and its own list its own', async () => {
  const official = (scheme: string, size: number) => ({ ...LIST, scheme, size });
  const lists = [official('process', 200), official('isic', 419), official('ksic', 1196), official('hs', 5613)];
  await open(NOTHING, lists);
  expect(part(/코드 목록/).queryByText('설정 필요')).toBeNull();
  expect(part(/코드 목록/).getByText('이음이 만든 목록 · 코드 200개')).toBeTruthy();
  expect(part(/코드 목록/).getByText('불러오지 않음 (선택)')).toBeTruthy();
});

it('23.20 says in the demo that mail and tax office are not used, and calls operator’s details set only once there are any', async () => {
  await open({ ...NOTHING, open: [], isDemo: true });
  for (const name of [/메일 서버/, /국세청 인증키/]) {
    expect(part(name).getByText('쓰지 않음')).toBeTruthy();
    expect(part(name).queryByRole('button')).toBeNull();
  }
  expect(part(/운영자 정보/).getByText('설정 필요')).toBeTruthy();
});
