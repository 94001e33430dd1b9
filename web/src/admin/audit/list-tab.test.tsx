// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { auditAddress, monthInput } from './address.ts';
import { AuditLogTab } from './list-tab.tsx';

const KIM = { id: '019a8400-77c1-7e5d-9a3b-2c1d0e9f8a7b', name: '김이음', email: 'kim@test.kr', state: 'active' };
const line = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  at: '2026-11-15T01:02:03.4+00:00',
  operation: 'registerFactory',
  person: KIM,
  company: null,
  recordId: 'r-1',
  address: '203.0.113.7',
  requestId: 'req-1',
  note: '',
  seal: null,
  ...changes,
});
const answer = (rows: object[], more: object = {}) => ({
  data: { rows, total: rows.length, hasMore: false, older: null, newer: null, ...more },
});

const open = async (address = '/admin/audit') => {
  signInAs();
  await i18n.loadNamespaces(['audit', 'ui']);
  const routes = [
    { path: '/admin/audit', Component: AuditLogTab },
    { path: '*', element: <h1>elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('status', { name: '' }).catch(() => undefined);
  return router;
};

resetBrowserBeforeEach();

it('says who did what in words, and of whoever has left only that', async () => {
  const left = { ...KIM, name: '', email: '', state: 'left' };
  const rows = [line(), line({ person: left, operation: 'leave' }), line({ person: null, operation: 'wasRenamed' })];
  await startTestApp({ server: () => answer(rows) });
  await open();
  const texts = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(texts[1]).toContain('2026.11.15 10:02:03공장 등록김이음kim@test.kr');
  expect(texts[2]).toContain('회원 탈퇴탈퇴한 사용자');
  expect(texts[3]).toContain('wasRenamed로그인하지 않은 사람');
});

it('opens one line beside the list, by its address', async () => {
  const seal = { seq: 7, hash: 'a'.repeat(64), at: '2026-11-15T01:02:06+00:00' };
  await startTestApp({ server: () => answer([line({ seal, note: '정기 점검' })]) });
  const router = await open();
  await userEvent.click(await screen.findByRole('link', { name: '2026.11.15 10:02:03' }));
  const panel = within(await screen.findByRole('dialog', { name: '공장 등록' }));
  expect(panel.getByText('정기 점검')).toBeTruthy();
  expect(panel.getByText('7번, 2026.11.15 10:02:06')).toBeTruthy();
  await userEvent.click(panel.getByRole('link', { name: '이 대상의 기록' }));
  expect(router.state.location.search).toBe('?record=r-1');
});

it('sets a filter in the address, asks the server with it, and clears it again', async () => {
  const calls = await startTestApp({ server: () => answer([line()], { total: 1_000, hasMore: true }) });
  const router = await open('/admin/audit?before=x&operation=signIn');
  expect(await screen.findByText('1,000건 이상')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^필터/ }));
  await userEvent.type(screen.getByLabelText(/접속 주소/), ' 203.0.113.7 {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?operation=signIn&address=203.0.113.7'));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/admin/audit?operation=signIn&address=203.0.113.7'));
  await userEvent.click(screen.getByRole('button', { name: '필터 지우기' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('finds a person by name on the server', async () => {
  const calls = await startTestApp({
    server: ({ path }) => (path.includes('/people') ? { data: { rows: [KIM] } } : answer([line()])),
  });
  const router = await open();
  await userEvent.click(await screen.findByRole('button', { name: '필터' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^사람/ }), '김');
  await userEvent.click(await screen.findByRole('option', { name: '김이음 · kim@test.kr' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?person=${KIM.id}`));
  expect(calls.some(({ path }) => path === `/api/admin/audit/people?text=${encodeURIComponent('김')}`)).toBe(true);
});

it('exports only with a reason', async () => {
  const saved = vi.fn();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: saved.mockReturnValue('blob:x'), revokeObjectURL: () => {} }),
  );
  const calls = await startTestApp({ server: () => answer([line()]) });
  await open('/admin/audit?operation=signIn');
  await userEvent.click(await screen.findByRole('button', { name: '내보내기' }));
  const dialog = within(screen.getByRole('dialog', { name: '감사 기록 내보내기' }));
  const reason = dialog.getByLabelText('사유');
  await userEvent.click(dialog.getByRole('button', { name: 'CSV로 내보내기' }));
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(reason, '11월 점검');
  await userEvent.click(dialog.getByRole('button', { name: 'CSV로 내보내기' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ path: '/api/admin/audit/export', body: { operation: 'signIn', reason: '11월 점검' } });
});

it('reads an address that was edited by hand as far as it can be read', () => {
  const search = new URLSearchParams('person=nobody&operation=signIn&from=yesterday&line=x&__proto__=x');
  expect(auditAddress.read(search)).toEqual({ operation: 'signIn' });
  const now = new Date('2026-10-31T15:00:00Z');
  expect(monthInput(new URLSearchParams('month=2026-13&page=0'), now)).toEqual({ month: '2026-10', page: 1 });
});
