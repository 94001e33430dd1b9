// @vitest-environment happy-dom
import { examples, type Product } from '@ieum/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { createRoutes } from '../../../app/routes.tsx';
import { queryClient } from '../../../kit/api/query-client.ts';

const graph = examples.getTierGraph.output;
const product: Product = { ...examples.getProduct.output, state: 'active', isOrigin: false };
const { id } = product;
const PAGE = `/supply-chain/products/${id}`;
const SLOW = { timeout: 20_000 };
const NO_LINKS = { ...graph.totals, products: 0, companies: 0, countries: 0, links: 0, confirmed: 0, unidentified: 0 };
const nothing = {
  ...graph,
  cards: [],
  groups: [],
  companies: [],
  products: [],
  links: [],
  bundles: [],
  breaks: { total: 0, links: [] },
  columns: [],
  marks: [],
  totals: NO_LINKS,
  coverage: { confirmed: [], declared: [] },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = { of?: Partial<Product>; chain?: object; origins?: object; lists?: Record<string, object> };

const open = async (address: string, { of = {}, chain = graph, origins, lists = {} }: Answers = {}) => {
  signInAs();
  const { output } = examples.getProductOrigins;
  const carried = { ...output, product: { ...output.product, id }, ...origins };
  const none = { rows: [], total: 0, can: { start: true, ask: true, propose: true } };
  const calls = await startTestApp({
    server: ({ path }) => {
      if (path.startsWith('/api/supply-tiers/graph')) return { data: chain };
      if (path.startsWith('/api/supply-tiers')) return { data: examples.getSupplyTiers.output };
      if (path.includes('/origins')) return { data: carried };
      if (path.startsWith('/api/products/')) return { data: { ...product, ...of } };
      if (path === '/api/company') return { data: examples.getCompany.output };
      if (path === '/api/user/profile') return { data: examples.getProfile.output };
      const list = Object.entries(lists).find(([start]) => path.startsWith(start));
      return { data: { ...none, ...list?.[1] } };
    },
  });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { calls, router };
};

it('27.2 tells in the head how much is traced, how many links are confirmed, and what is missing', async () => {
  await open(PAGE);
  await screen.findByRole('heading', { level: 1, name: product.name }, SLOW);
  await screen.findByRole('button', { name: '빠진 곳 물어보기 1' }, SLOW);
  const head = screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
  await waitFor(() => expect(head.textContent).toContain('확인 38'));
  expect(head.textContent).toContain('공급 관계 45건');
  // Links that are neither confirmed nor without a supplier.
  expect(head.textContent).toContain('미확인 6 · 미상 1');
  expect(head.textContent).toContain('33곳');
  expect(head.textContent).toContain('7개국 · 3차');
  expect(head.textContent).toContain('구매 금액 기준');
});

it('27.2 27.3 shows each material with its range, its basis and a link to its origins', async () => {
  await open(PAGE);
  const strip = await screen.findByRole('region', { name: '자재별 원산지 확인' }, SLOW);
  expect(strip.textContent).toContain('투입 비중 기준');
  const cobalt = within(strip).getByRole('link', { name: /코발트/ });
  expect(cobalt.getAttribute('href')).toBe(`${PAGE}/origins?material=cobalt`);
  expect(cobalt.textContent).toContain('0%');
  expect(cobalt.textContent).toContain('미확인 포함 60~100%, 공급 관계 2건 중 확인 1건');
});

it('27.2 shows no share where no material is known', async () => {
  await open(PAGE, { origins: { materials: [], material: null, reason: 'noMaterials' } });
  await screen.findByRole('button', { name: '빠진 곳 물어보기 1' }, SLOW);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), SLOW);
  expect(screen.queryByRole('region', { name: '자재별 원산지 확인' })).toBeNull();
});

it.each([
  ['a bill', { inputs: [] }, '투입 자재와 공급 관계가 아직 없어요', '투입 자재 적기', `${PAGE}/edit#step-inputs`],
  ['links', {}, '아직 공급 관계가 없어요', '공급 관계 제안', /links/],
  ['suppliers by nature', { isOrigin: true }, '추적이 여기서 끝나는 제품이에요', '상세 정보 보기', `${PAGE}/details`],
])('27.2 a product without %s says so, offers a step and shows no figure', async (_, of, title, step, to) => {
  const { calls } = await open(PAGE, { of, chain: nothing });
  await screen.findByRole('heading', { name: title }, SLOW);
  const href = screen.getByRole('link', { name: step }).getAttribute('href') ?? '';
  expect(href).toMatch(to);
  expect(screen.queryByText('원산지까지 확인')).toBeNull();
  expect(screen.queryByRole('button', { name: /^빠진 곳 물어보기/ })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('/origins'))).toEqual([]);
});

it('27.2 a retired product keeps its chain, and says that it is retired', async () => {
  await open(PAGE, { of: { state: 'retired' } });
  await screen.findByText('사용 중지한 제품이에요. 공급망은 마지막 관계 그대로 보여 드려요.', {}, SLOW);
});

it('27.2 has a tab for the chain, origins, quantities, declarations and details', async () => {
  await open(PAGE);
  const tabs = await screen.findByRole('navigation', { name: '제품 화면' }, SLOW);
  const links = within(tabs).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['공급망', '원산지', '수량', '제출 자료', '상세 정보']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['', '/origins', '/quantities', '/declarations', '/details'].map((end) => `${PAGE}${end}`),
  );
});

it('27.2 offers to start a supply map where the product has no declaration', async () => {
  const { calls } = await open(`${PAGE}/declarations`);
  await screen.findByRole('heading', { name: '이 제품의 제출 자료가 아직 없어요' }, SLOW);
  expect(screen.getByRole('button', { name: '공급망 자료 작성' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '협력사에 요청' }).getAttribute('href')).toContain('kind=supply_map');
  const reads = calls.filter(({ path }) => path.startsWith('/api/review/'));
  expect(reads).toHaveLength(3);
  for (const { path } of reads) expect(path).toContain(`productId=${id}`);
});

it('27.2 lists declarations and requests about the product with status, round and partner', async () => {
  const [declaration] = examples.listOwnDeclarations.output.rows;
  const [request] = examples.listReviewRequests.output.rows;
  await open(`${PAGE}/declarations`, {
    lists: {
      '/api/review/declarations': { rows: [{ ...declaration, state: 'approved', round: 2 }], total: 1 },
      '/api/review/requests?side=asked': { rows: [{ ...request, state: 'open', declaration: null }], total: 1 },
    },
  });
  const own = await screen.findByRole('region', { name: '제출한 자료와 작성 중인 자료' }, SLOW);
  expect(own.textContent).toContain('승인');
  expect(own.textContent).toContain('2회차');
  const asked = screen.getByRole('region', { name: '협력사에 보낸 요청' });
  expect(within(asked).getByRole('link').getAttribute('href')).toBe(`/supply-chain/review/requests/${request?.id}`);
  expect(asked.textContent).toMatch(/답변 전|기한 지남/);
  expect(screen.queryByRole('region', { name: '답할 요청' })).toBeNull();
});

it('27.2 a retired product cannot be declared any more', async () => {
  await open(`${PAGE}/declarations`, { of: { state: 'retired' } });
  await screen.findByRole('heading', { name: '이 제품의 제출 자료가 아직 없어요' }, SLOW);
  expect(screen.queryByRole('button', { name: '공급망 자료 작성' })).toBeNull();
  expect(screen.queryByRole('link', { name: '협력사에 요청' })).toBeNull();
});
