// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { FactoryCertificates } from './factory-certificates.tsx';

const FACTORY = crypto.randomUUID();
const NAMES = { code: 'ISO 9001', kr: '품질경영시스템', en: 'Quality', cn: '质量', jp: '品質' };
const ROW = {
  id: crypto.randomUUID(),
  standardId: crypto.randomUUID(),
  standard: NAMES,
  edition: '2015',
  number: 'KR-1',
  issuer: '한국인증원',
  validFrom: '',
  validTo: '2026-11-20',
  light: 'expiring_30',
  daysLeft: 5,
  hasFile: true,
  factories: [],
  factoryCount: 0,
};
const LIGHTS = { valid: 0, expiring_90: 0, expiring_30: 0, expired: 0, revoked: 0, replaced: 0 };

const open = async (rows: object[], can = { add: true }) => {
  const calls = await startTestApp({
    server: () => ({ data: { rows, total: rows.length, lights: LIGHTS, years: [], can } }),
  });
  signInAs();
  await i18n.loadNamespaces('certificate');
  const router = createMemoryRouter([{ path: '/', element: <FactoryCertificates factoryId={FACTORY} /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return calls;
};

beforeEach(() => queryClient.clear());
afterEach(cleanup);

it('S2.3 shows the certificates of one factory, each with its light in words, and leads to all of them', async () => {
  const calls = await open([ROW]);
  const link = await screen.findByRole('link', { name: /ISO 9001:2015/ });
  expect(link.getAttribute('href')).toBe(`/factory/certificates/${ROW.id}`);
  expect(link.textContent).toContain('30일 안에 만료');
  expect(link.textContent).toContain('5일 남음');
  expect(screen.getByRole('link', { name: '전체 인증서 보기' }).getAttribute('href')).toContain(`factory=${FACTORY}`);
  expect(calls).toMatchObject([{ path: expect.stringContaining(`factoryId=${FACTORY}`) }]);
});

it('offers the first step where there is none, and nothing to whoever only reads', async () => {
  await open([]);
  const add = await screen.findByRole('link', { name: '인증서 등록' });
  expect(add.getAttribute('href')).toBe(`/factory/certificates/new?factory=${FACTORY}`);
  cleanup();
  queryClient.clear();
  await open([], { add: false });
  expect(await screen.findByText('이 공장의 인증서가 없어요')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
