// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../test/world.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { takeReturnPath } from '../kit/session/return-path.ts';
import { createRoutes } from './routes.tsx';

const OVERVIEW = {
  cases: { waiting: 2, oldestAt: '2026-11-14T00:00:00+00:00' },
  mails: { failed: 0 },
  companies: { total: 3, verified: 1, disabled: 0 },
  users: { total: 5, admins: 1, disabled: 0 },
  setup: [],
  acts: [],
};
const FIGURES = {
  asOf: '2026-11-15T00:00:00+00:00',
  cases: { waiting: 2, oldestHours: 20.5, overdue: 0, decidedIn30Days: 12, medianHours: 6.5 },
  taxOffice: { isAsked: false, unanswered: 0, closed: 0, suspended: 0 },
  reviews: { waiting: 0, reviewers: [] },
  invitations: { bounced: 0, open: 0 },
  mails: { failed: 0 },
  accesses: { month: '2026-10', count: 0 },
  week: {
    from: '2026-11-09',
    cases: { verified: 0, returned: 0, rejected: 0 },
    reviews: { decided: 0, medianDays: null },
    mails: { all: 0, failed: 0 },
  },
  health: { lateJobs: 0, sealedAt: null },
};
const operatorAnswer = (path: string) => {
  if (path.endsWith('/admin/dashboard')) return { data: FIGURES };
  return path.includes('/admin/') ? { data: OVERVIEW } : {};
};
/** Empty list of factories with its filter options. */
const EMPTY_LIST = {
  rows: [],
  total: 0,
  isTotalExact: true,
  withoutMaterial: 0,
  can: { register: true },
  countries: [],
  processes: [],
  standards: [],
};

const NO_TIERS = {
  roots: [],
  companies: [],
  products: [],
  links: [],
  cycles: [],
  coverage: { spend: { confirmed: [], declared: [] }, mass: { confirmed: [], declared: [] } },
};

/** Fails the dashboard's figures: these tests look only at what is around them. */
const withoutFigures = ({ path }: { path: string }) => (path.startsWith('/api/dashboard') ? { status: 500 } : {});

const open = (path: string) => {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};
/** A page appears at once on an idle machine; a busy machine takes longer to load it. */
const PATIENCE = { timeout: 15_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);

resetBrowserBeforeEach();

it('S4.1 sends whoever has no session to sign-in, without a call, and remembers the way back', async () => {
  const calls = await startTestApp();
  const router = open('/factory?page=2');
  await heading('로그인');
  expect(router.state.location.pathname).toBe('/auth/signin');
  expect(calls).toEqual([]);
  expect(takeReturnPath()).toBe('/factory?page=2');
});

it('S2.8 shows the not-found page to everybody, with a way home', async () => {
  await startTestApp();
  open('/no/such/page');
  await heading('페이지를 찾을 수 없어요');
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: '언어 한국어' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  await heading('Page not found');
});

it('S1.2 S2.9 26.1 shows role, e-mail and exactly three links, which are open into their pages', async () => {
  await startTestApp({ server: withoutFigures });
  signInAs();
  open('/dashboard');
  const sidebar = within(await screen.findByRole('navigation', { name: '주요 메뉴' }, PATIENCE));
  expect(sidebar.getByText('협력사')).toBeTruthy();
  expect(sidebar.getByText(USER.email)).toBeTruthy();
  const linksIn = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn('nav[data-look] > ul > li > a')).toEqual([
    ['대시보드', '/dashboard'],
    ['공장 정보 관리', '/factory'],
    ['공급망 정보 관리', '/supply-chain'],
  ]);
  expect(linksIn('nav[data-look] > ul > li > ul a')).toEqual([
    ['할 일', '/'],
    ['공장', '/factory'],
    ['인증서', '/factory/certificates'],
    ['제품', '/supply-chain/products'],
    ['협력사·관계', '/supply-chain/links'],
    ['자재 흐름', '/supply-chain/flow'],
    ['자료 요청·검토', '/supply-chain/review'],
    ['정보 공개', '/supply-chain/sharing'],
    ['위험 신호', '/supply-chain/flags'],
  ]);
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('대시보드');
});

it('S2.9 redirects /supply, replacing the entry', async () => {
  await startTestApp({
    server: ({ path }) => ({ data: path.startsWith('/api/supply-tiers') ? NO_TIERS : EMPTY_LIST }),
  });
  signInAs();
  const router = open('/supply');
  await heading('공급망 정보 관리');
  expect(router.state.location.pathname).toBe('/supply-chain');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('S2.4 26.1 names the page and the tab of tier, flow and review, with one row of tabs', async () => {
  await startTestApp({
    server: ({ path }) => ({ data: path.startsWith('/api/supply-tiers') ? NO_TIERS : EMPTY_LIST }),
  });
  signInAs();
  open('/supply-chain/tier');
  await heading('협력사·관계 : 협력사 차수');
  expect([...document.querySelectorAll('title')].map((title) => title.textContent)).toEqual(['협력사 차수 · Ieum']);
  const tabs = within(screen.getByRole('navigation', { name: '협력사·관계' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['협력사 차수', '공급 관계', '초대']);
  await userEvent.click(screen.getByRole('link', { name: '자료 요청·검토' }));
  await heading('자료 요청·검토 : 한눈에 보기');
  expect(screen.getAllByRole('navigation')).toHaveLength(2);
});

it('S2.7 hides the operator screens from a supplier and shows them to an admin', async () => {
  const calls = await startTestApp({ server: ({ path }) => operatorAnswer(path) });
  signInAs();
  for (const path of ['/admin', '/admin/users', '/admin/settings/limits', '/admin/nowhere']) {
    open(path);
    await heading('페이지를 찾을 수 없어요');
    cleanup();
  }
  expect(calls.filter(({ path }) => path.includes('/admin/'))).toEqual([]);
  queryClient.clear();
  signInAs({ ...USER, role: 'admin' });
  open('/admin');
  await heading('운영 관리');
  expect(screen.getByText('운영자')).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: '주요 메뉴' })).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses.slice(0, addresses.indexOf('/admin'))).toEqual([
    '/dashboard',
    '/',
    '/factory',
    '/factory',
    '/factory/certificates',
    '/supply-chain',
  ]);
  expect(addresses.slice(addresses.indexOf('/admin'))).toEqual([
    '/admin',
    '/admin/verification',
    '/admin/reviews',
    '/admin/companies',
    '/admin/users',
    '/admin/outbox',
    '/admin/audit',
    '/admin/settings',
  ]);
});

it('S2.11 opens notifications, languages and profile', async () => {
  await startTestApp({
    server: (call) => (call.path.startsWith('/api/notices?') ? { data: { rows: [], total: 0 } } : withoutFigures(call)),
  });
  signInAs();
  open('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /^알림/ }, PATIENCE));
  expect(await screen.findByText('새 알림이 없어요.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '프로필' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    '내 계정',
    '회사',
    '도움말',
    '로그아웃',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '언어' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  await heading('Dashboard');
});

it('S8.6 shows a failed read in the error boundary, and trying again works', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  await startTestApp({ server: () => (isDown ? { status: 500 } : { data: EMPTY_LIST }) });
  signInAs();
  open('/factory');
  await heading('화면을 불러오지 못했어요');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await heading('공장');
  expect(screen.getByText('등록한 공장이 없어요')).toBeTruthy();
  quiet.mockRestore();
});

it('signs out: tells the server, forgets the session, keeps no way back', async () => {
  const calls = await startTestApp({ server: withoutFigures });
  signInAs();
  const router = open('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: '프로필' }, PATIENCE));
  await userEvent.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'));
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ path }) => path)).toEqual(['/api/user/signout']);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(takeReturnPath()).toBeUndefined();
});
