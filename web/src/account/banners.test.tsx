// @vitest-environment happy-dom
import { NO_NAMES } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, startTestApp } from '../../test/world.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { i18n } from '../kit/language/i18n.ts';
import { Banners } from './banners.tsx';

const PROFILE = {
  name: '홍길동',
  email: 'new@example.com',
  phone: '',
  language: 'kr',
  isEmailConfirmed: false,
  newEmail: null,
  hasPicture: false,
  since: '2026-11-15T01:02:03.4+00:00',
  company: {
    ...NO_NAMES,
    businessNumber: '',
    state: 'pending',
    membership: 'requested',
    verification: 'submitted',
    isClosed: false,
    certificate: null,
  },
};

const show = async () => {
  signInAs();
  await i18n.loadNamespaces('account');
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Banners />
        <p>page</p>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('asks to confirm the address, sends again, and says that the company has to let one in', async () => {
  const calls = await startTestApp({ server: () => ({ data: PROFILE }) });
  await show();
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual([
    '이메일을 확인해 주세요. new@example.com 주소로 보낸 메일의 링크를 누르면 돼요.',
    '회사의 승인을 기다리고 있어요. 회사의 대표 관리자가 승인하면 회사 정보를 볼 수 있어요.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '확인 메일 다시 받기' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/user/confirm-email/send'));
  // The stored user now has the email that another browser has changed.
  expect(JSON.parse(localStorage.getItem('user') ?? '').email).toBe('new@example.com');
});

it('23.18 says who confirms the address where no mail leaves, and offers no mail', async () => {
  const metaTags = { 'ieum-mail': { isKept: true }, 'ieum-operator': { name: '이음 주식회사', phone: '02-123-4567' } };
  for (const [name, content] of Object.entries(metaTags))
    document.head.append(Object.assign(document.createElement('meta'), { name, content: JSON.stringify(content) }));
  await startTestApp({ server: () => ({ data: PROFILE }) });
  await show();
  const [first] = await screen.findAllByRole('status');
  expect(first?.textContent).toBe(
    '이메일을 확인해 주세요. 이 포털은 지금 메일을 보내지 않아요. 운영자가 이메일을 확인하고 확인 링크를 직접 전해 드려요. 운영자: 이음 주식회사, 02-123-4567',
  );
  expect(screen.queryByRole('button', { name: '확인 메일 다시 받기' })).toBeNull();
  document.head.replaceChildren();
});

it('is silent when all is well, and when the read fails', async () => {
  const done = { ...PROFILE, isEmailConfirmed: true, company: { ...PROFILE.company, membership: 'active' } };
  const calls = await startTestApp({ server: () => ({ data: done }) });
  await show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  queryClient.clear();
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = await startTestApp({ server: () => ({ status: 404 }) });
  await show();
  await waitFor(() => expect(failed.length).toBeGreaterThan(0));
  expect(screen.getByText('page')).toBeTruthy();
  quiet.mockRestore();
});
