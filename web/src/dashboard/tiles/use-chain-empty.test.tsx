// @vitest-environment happy-dom
import { namedOnly } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { OutsideGate } from '../../supply/company-gate.tsx';
import { useChainEmpty } from './use-chain-empty.tsx';

const COMPANY = {
  ...namedOnly('한빛'),
  businessNumber: '',
  state: 'verified',
  membership: 'active',
  verification: null,
  isClosed: false,
  certificate: null,
};
const PROFILE = {
  name: '홍길동',
  email: 'hong@example.com',
  phone: '',
  language: 'kr',
  isEmailConfirmed: true,
  newEmail: null,
  hasPicture: false,
  since: '2026-11-15T01:02:03.4+00:00',
  company: COMPANY,
};

const Probe = () => {
  const { emptyText, emptyAction } = useChainEmpty();
  return (
    <p>
      {emptyText} {emptyAction}
    </p>
  );
};

const show = async (profile: object) => {
  await startTestApp({ server: () => ({ data: profile }) });
  signInAs();
  await i18n.loadNamespaces(['dashboard', 'tier']);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Probe />
        <OutsideGate>
          <h2>other companies</h2>
        </OutsideGate>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('23.13 tells a verified company to link a supplier, and nothing of a verification', async () => {
  await show(PROFILE);
  expect(await screen.findByRole('heading', { name: 'other companies' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '협력사 연결' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('인증');
});

it('23.13 tells whoever is not verified, or has not confirmed the address, what comes first, and asks for nothing', async () => {
  await show({ ...PROFILE, company: { ...COMPANY, state: 'pending' } });
  expect(await screen.findByRole('heading', { name: '사업자 인증이 먼저 필요해요' })).toBeTruthy();
  expect(screen.getByText(/사업자 인증과 이메일 확인이 끝나면/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'other companies' })).toBeNull();
  expect(screen.getByRole('link', { name: '인증 상태 보기' }).getAttribute('href')).toBe('/company/verification');
  cleanup();
  queryClient.clear();
  await show({ ...PROFILE, isEmailConfirmed: false });
  expect(await screen.findByRole('heading', { name: '이메일 확인이 먼저 필요해요' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '협력사 연결' })).toBeNull();
});
