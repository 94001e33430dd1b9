// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { NavBar } from './nav-bar.tsx';

const COUNTS = { 'link.answer': 2, 'declaration.review': 3, 'certificate.ending': 1, 'company.join': 1 };
const PROFILE = examples.getProfile.output;

resetBrowserBeforeEach();

const show = async (address: string, width = 1440) => {
  const calls = await startTestApp({
    server: ({ path }) => {
      if (path.startsWith('/api/tasks')) return { data: { rows: [], total: 7, counts: COUNTS } };
      return { data: path.includes('/profile') ? PROFILE : {} };
    },
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: width <= Number(/max-width: ([\d.]+)/.exec(media)?.[1]),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
  signInAs();
  await i18n.loadNamespaces('shell');
  const element = (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <NavBar />
      </Suspense>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const nav = await screen.findByRole('navigation', { name: '주요 메뉴' });
  return { nav: within(nav), router, calls };
};

it('26.1 counts what waits beside its page, by one read', async () => {
  const { nav, calls } = await show('/supply-chain/tier');
  expect(await nav.findByRole('link', { name: /^할 일 *\(할 일 7건\)$/ })).toBeTruthy();
  expect(nav.getByRole('link', { name: /^협력사·관계 *\(할 일 2건\)$/, current: 'page' })).toBeTruthy();
  expect(nav.getByRole('link', { name: /^자료 요청·검토 *\(할 일 3건\)$/ })).toBeTruthy();
  expect(nav.getByRole('link', { name: /^인증서 *\(1건\)$/ })).toBeTruthy();
  expect(nav.getByRole('link', { name: '제품' })).toBeTruthy();
  expect(await nav.findByText('한빛정밀 주식회사')).toBeTruthy();
  expect(calls.filter(({ path }) => path.startsWith('/api/tasks'))).toHaveLength(1);
});

it('26.1 remembers that it is folded', async () => {
  const { nav } = await show('/factory');
  await userEvent.click(nav.getByRole('button', { name: '메뉴 접기' }));
  expect(nav.queryByRole('link', { name: '공장' })).toBeNull();
  expect(nav.getByRole('link', { name: '공장 정보 관리', current: true })).toBeTruthy();
  cleanup();
  const again = await show('/factory');
  await userEvent.click(again.nav.getByRole('button', { name: '메뉴 펼치기' }));
  expect(again.nav.getByRole('link', { name: '공장', current: 'page' })).toBeTruthy();
});

it('26.1 S2.10 opens the pages beside an icon, and Escape closes them', async () => {
  const { nav } = await show('/factory', 768);
  expect(nav.queryByRole('button')).toBeNull();
  const icon = nav.getByRole('link', { name: '공급망 정보 관리' });
  fireEvent.pointerEnter(icon, { pointerType: 'mouse' });
  expect(nav.getByRole('link', { name: '제품' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(nav.queryByRole('link', { name: '제품' })).toBeNull();
});

it('26.1 S2.10 keeps the full names on a phone, and all pages in its menu', async () => {
  const { nav, router } = await show('/factory', 360);
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/factory',
    '/supply-chain',
  ]);
  expect(nav.getByRole('link', { name: '공장 정보 관리', current: true })).toBeTruthy();
  await nav.findByRole('link', { name: /^대시보드 *\(할 일 7건\)$/ });
  await userEvent.click(nav.getByRole('button', { name: '메뉴' }));
  const menu = within(screen.getByRole('dialog', { name: '메뉴' }));
  expect(menu.getByText(PROFILE.email)).toBeTruthy();
  expect(menu.getByText('협력사')).toBeTruthy();
  expect(menu.getByRole('link', { name: '공장', current: 'page' })).toBeTruthy();
  await userEvent.click(menu.getByRole('link', { name: '자재 흐름' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/supply-chain/flow'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
