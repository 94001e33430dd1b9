// @vitest-environment happy-dom
import { examples, type Factory } from '@ieum/contract';
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
import { FactoryHistoryPage } from './history-page.tsx';
import { loadHistory, loadRecord } from './loaders.ts';
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

const CERTIFICATES = examples.listCertificates.output;

type Rail = { certificates?: object; evidence?: object };

const start = (factory: Factory, { certificates = CERTIFICATES, evidence }: Rail = {}) =>
  startTestApp({
    server: ({ path }) => {
      if (path.includes('/revisions')) return { data: { rows: REVISIONS, total: 2 } };
      if (path.includes('/evidence')) return { data: evidence ?? { rows: [], total: 0 } };
      return { data: path.includes('/certificates') ? certificates : factory };
    },
  });

const open = async (part = '') => {
  signInAs();
  await i18n.loadNamespaces(['factory', 'unit', 'ui', 'certificate', 'codes']);
  const routes = [
    { path: '/factory/:id', loader: loadRecord, Component: FactoryPage },
    { path: '/factory/:id/history', loader: loadHistory, Component: FactoryHistoryPage },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/factory/${aFactory().id}${part}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
};
const group = (name: string) => within(screen.getByRole('region', { name }));

resetBrowserBeforeEach();

it('S2.3 asks once a year whether all of it is still true', async () => {
  const calls = await start(aFactory({ updatedAt: LONG_AGO, version: 3 }));
  await open();
  const banner = within(screen.getByRole('region', { name: '1년이 지났어요.' }));
  await userEvent.click(banner.getByRole('button', { name: '지금도 맞아요' }));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { version: 3 } });
  cleanup();
  queryClient.clear();
  await start(aFactory({ updatedAt: LONG_AGO, confirmedAt: new Date().toISOString().replace('Z', '+00:00') }));
  await open();
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
  await open();
  expect(group('운영').getByText('모터: 1년에 5,000 t')).toBeTruthy();
  expect(group('완성도').getByText(/지도 위치/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /채우기/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /수정$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '사진·증빙 올리기' })).toBeNull();
  expect(screen.queryByRole('link', { name: '정보 수정' })).toBeNull();
  expect(screen.queryByText('1년이 지났어요.')).toBeNull();
});

it('S2.3 26.4 shows filled fields in groups, names the empty ones, and leads each to its place in the form', async () => {
  const id = aFactory().id;
  await start(aFactory({ street: '', gln: '9520000000059', nextSteps: [{ step: 'street', points: 5 }] }));
  await open();
  expect(screen.queryByText('–')).toBeNull();
  expect(group('코드와 연락처').getByText('9520000000059')).toBeTruthy();
  const street = group('위치').getByRole('link', { name: '도로명 주소 채우기' });
  expect(street.getAttribute('href')).toBe(`/factory/${id}/edit/location#step-street`);
  expect(group('운영').getByRole('link', { name: '운영 수정' }).getAttribute('href')).toBe(
    `/factory/${id}/edit/operation`,
  );
  const addition = group('완성도').getByRole('link', { name: '주소 +5점' });
  expect(addition.getAttribute('href')).toBe(`/factory/${id}/edit/location#step-street`);
});

it('S2.3 26.4 has one filled button, and the acts that are rare in a menu', async () => {
  await start(aFactory({ state: 'draft' }));
  await open();
  expect(screen.getByRole('link', { name: '정보 수정' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '인쇄용 보기' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /관리$/ }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['가동 시작', '초안 지우기']);
});

it('S2.3 26.4 shows certificates with their state and the latest changes beside the fields', async () => {
  const id = aFactory().id;
  await start(aFactory());
  await open();
  const [first] = CERTIFICATES.rows;
  const certificates = group(`인증서 ${CERTIFICATES.total}`);
  const link = certificates.getAllByRole('link').find((item) => item.getAttribute('href')?.endsWith(first?.id ?? '-'));
  expect(link).toBeTruthy();
  const history = group('변경 이력');
  expect(history.getByText('공장 등록')).toBeTruthy();
  expect(history.getByRole('link', { name: '변경 이력 모두 보기' }).getAttribute('href')).toBe(
    `/factory/${id}/history`,
  );
});

it('offers the first certificate where there is none, and nothing to a person who only reads', async () => {
  const none = { ...CERTIFICATES, rows: [], total: 0 };
  await start(aFactory(), { certificates: { ...none, can: { add: true } } });
  await open();
  const add = screen.getByRole('link', { name: '인증서 등록' });
  expect(add.getAttribute('href')).toBe(`/factory/certificates/new?factory=${aFactory().id}`);
  cleanup();
  queryClient.clear();
  await start(aFactory({ can: { edit: false } }), { certificates: { ...none, can: { add: false } } });
  await open();
  expect(screen.getByText('이 공장의 인증서가 없어요')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '인증서 등록' })).toBeNull();
});

it('S2.3 tells the history in the words of the reader, and restores when told twice', async () => {
  const calls = await start(aFactory({ version: 2 }));
  await open('/history');
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
