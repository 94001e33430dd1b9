// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { createRoutes } from '../../app/routes.tsx';
import { queryClient } from '../../kit/api/query-client.ts';

const { traceFlow, sayToFlow, getCompany, getProfile } = examples;
const { product, materials } = traceFlow.output;
const [lithium] = materials;
const COPPER = {
  ...lithium,
  materialGroup: 'copper',
  rows: 12,
  weightless: 12,
  kg: 0,
  coverage: null,
  origins: [],
  steps: [],
  missing: [],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('S2.4 23.2 tells its coverage before any share, gives none where nothing was weighed, and asks for the missing weight', async () => {
  signInAs();
  const calls = await startTestApp({
    server: ({ path }) => {
      if (path.startsWith('/api/flow-trace')) return { data: { ...traceFlow.output, materials: [lithium, COPPER] } };
      if (path.endsWith('/messages')) return { data: sayToFlow.output };
      if (path === '/api/company') return { data: getCompany.output };
      if (path === '/api/user/profile') return { data: getProfile.output };
      return { data: { rows: [{ ...product, unit: 'TNE' }], total: 1, isTotalExact: true, can: {} } };
    },
  });
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: [`/supply-chain/flow/trace?productId=${product.id}`],
  });
  render(<RouterProvider router={router} />);
  const coverage = await screen.findByRole('region', { name: '얼마나 추적했나요?' }, { timeout: 20_000 });
  expect(coverage.textContent).toContain('15행 중 13행은 무게가 없어요.');
  const rows = within(coverage).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['3', '1', '1,130 t', '0%', '100%'],
    ['12', '12', '–', '–', '–'],
  ]);
  const sections = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(sections.indexOf(coverage.getAttribute('aria-labelledby'))).toBe(0);
  const copper = screen.getByRole('region', { name: '구리 · 원산지별 비율' });
  expect(copper.textContent).toContain('무게가 있는 행이 없어서 비율을 알 수 없어요.');
  expect(copper.textContent).not.toContain('%');
  await userEvent.click(screen.getByRole('button', { name: '무게 물어보기' }));
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '물어봤어요. 수량 협의 보기' })).toBeTruthy());
  const [sent] = calls.filter(({ path }) => path.endsWith('/messages'));
  expect(sent?.path).toBe(`/api/flows/${lithium?.missing[0]?.askAt}/messages`);
  expect(sent?.body).toMatchObject({ text: expect.stringContaining('리튬 셀') });
});
