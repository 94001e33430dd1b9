// @vitest-environment happy-dom
import type { Factory } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { aFactory } from '../../../test/factory.ts';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { HistoryTab } from './history-tab.tsx';
import { loadFactory, loadHistory } from './loaders.ts';
import { OperationTab } from './operation-tab.tsx';
import { FactoryPage } from './record-page.tsx';

const AT = '2026-11-15T01:02:03.4+00:00';
const LONG_AGO = '2020-01-02T01:02:03.4+00:00';
/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

const REVISIONS = [
  {
    version: 2,
    kind: 'changed',
    at: AT,
    by: '',
    changes: [
      { field: 'headcount.total', before: '1180', after: '1200' },
      { field: 'contacts.0.purpose', before: 'main', after: 'grievance' },
      { field: 'openedOn', before: null, after: '2009-03-02' },
      { field: 'region', before: 'KR-31', after: null },
    ],
  },
  { version: 1, kind: 'registered', at: AT, by: '김이음', changes: [] },
];

const start = (factory: Factory) =>
  startTestApp({
    server: ({ path }) => ({ data: path.includes('/revisions') ? { rows: REVISIONS, total: 2 } : factory }),
  });

const open = async (part: string) => {
  signInAs();
  await i18n.loadNamespaces(['factory', 'unit', 'ui']);
  const children = [
    { path: 'operation', Component: OperationTab },
    { path: 'history', loader: loadHistory, Component: HistoryTab },
  ];
  const routes = [{ path: '/factory/:id', loader: loadFactory, Component: FactoryPage, children }];
  const router = createMemoryRouter(routes, { initialEntries: [`/factory/${aFactory().id}/${part}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
};

resetBrowserBeforeEach();

it('S2.3 asks once a year whether all of it is still true', async () => {
  const calls = await start(aFactory({ updatedAt: LONG_AGO, version: 3 }));
  await open('operation');
  const banner = within(screen.getByRole('region', { name: '1년이 지났어요.' }));
  await userEvent.click(banner.getByRole('button', { name: '지금도 맞아요' }));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { version: 3 } });
  cleanup();
  queryClient.clear();
  await start(aFactory({ updatedAt: LONG_AGO, confirmedAt: new Date().toISOString().replace('Z', '+00:00') }));
  await open('operation');
  expect(screen.queryByText('1년이 지났어요.')).toBeNull();
});

it('shows a viewer everything and nothing to change', async () => {
  await start(
    aFactory({
      updatedAt: LONG_AGO,
      can: { edit: false },
      capacities: [{ product: '모터', quantity: 5000, unit: 'TNE', period: 'year' }],
      nextSteps: [{ step: 'point', points: 6 }],
    }),
  );
  await open('operation');
  expect(screen.getByText('모터: 1년에 5,000 t')).toBeTruthy();
  expect(screen.getByText('지도에서 위치 정하기')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '지도에서 위치 정하기' })).toBeNull();
  expect(screen.queryByRole('link', { name: '정보 수정' })).toBeNull();
  expect(screen.queryByText('1년이 지났어요.')).toBeNull();
});

it('S2.3 tells the history in the words of the reader, and restores when told twice', async () => {
  const calls = await start(aFactory({ version: 2 }));
  await open('history');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^종업원 수 · 전체/).textContent).toContain('1,180');
  expect(row(/^종업원 수 · 전체/).textContent).toContain('1,200');
  expect(row(/^연락처 1번 · 용도/).textContent).toContain('고충 처리');
  expect(row(/^가동 시작일/).textContent).toContain('2009.03.02');
  expect(row(/^지역/).textContent).toContain('울산광역시');
  expect(screen.getByText('탈퇴한 사용자')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /버전 1$/ }));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '이때로 되돌리기' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ version: 2, revision: 1 });
});
