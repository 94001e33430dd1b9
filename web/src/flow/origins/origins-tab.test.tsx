// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { createRoutes } from '../../app/routes.tsx';
import { queryClient } from '../../kit/api/query-client.ts';

const {
  getProductOrigins,
  traceFlow,
  sayToFlow,
  getCompany,
  getProfile,
  getProduct,
  getMaterial,
  listMaterials,
  listProducts,
} = examples;
const { output } = getProductOrigins;
const [row] = listProducts.output.rows;
const { product } = output;
const [carried] = output.materials;
const PAGE = `/supply-chain/products/${product.id}/origins`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = { origins?: object; status?: number; language?: 'kr' | 'en' | 'cn' | 'jp' };

const open = async (address: string, { origins = output, status = 200, language = 'kr' }: Answers = {}) => {
  signInAs();
  const calls = await startTestApp({
    language,
    server: ({ path }) => {
      if (path.includes('/origins')) return { status, data: origins };
      if (path === '/api/materials') return { data: listMaterials.output };
      if (path.startsWith('/api/materials/')) return { data: getMaterial.output };
      if (path.startsWith('/api/flow-trace')) return { data: traceFlow.output };
      if (path.endsWith('/messages')) return { data: sayToFlow.output };
      if (path === '/api/company') return { data: getCompany.output };
      if (path === '/api/user/profile') return { data: getProfile.output };
      if (path.startsWith(`/api/products/${product.id}`)) return { data: { ...getProduct.output, ...product } };
      return { data: { ...listProducts.output, rows: [{ ...row, ...product }], total: 1 } };
    },
  });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { calls, router };
};
/** Waits until the page says this. Bold words split the sentence. */
const sentence = (words: string) =>
  waitFor(
    () => expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(words),
    { timeout: 20_000 },
  );
const SAID =
  '코발트는 콩고-킨샤사에서 왔다고 적혀 있어요. 아직 확인된 몫은 없어요. 최대 40% 몫은 어디에서 왔는지 몰라요.';

it('27.3 says where a material comes from, on what this rests, and whom to ask', async () => {
  await open(PAGE);
  await sentence(SAID);
  const legend = screen.getByLabelText('코발트 원산지가 확인된 정도');
  expect(
    within(legend)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['0%', '60~100%', '0~40%']);
  expect(screen.getByRole('region', { name: '계산 근거' }).textContent).toBe(
    '공급 관계 2건의 비중으로 계산했어요. 그중 1건을 양쪽이 확인했어요. 1건은 비중을 구간으로만 알아요. ' +
      '수량 기록은 쓰지 못했어요: 입출고 15행 중 이 자재가 든 3행에 모두 무게가 없어요.',
  );
  const ask = screen.getByRole('link', { name: '누리셀에너지에 확인 요청' });
  expect(ask.getAttribute('href')).toContain('/supply-chain/review/requests/new?kind=supply_map&company=');
});

it('27.3 lists every step that the map draws', async () => {
  await open(PAGE);
  const table = await screen.findByRole('table', { name: '경로 1개 · 2단계' }, { timeout: 20_000 });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1차누리셀에너지 → .*배터리팩 · HS 850760100%100%상호 확인양쪽 · 수량 기록 3행$/),
    expect.stringMatching(
      /^2차콩고-킨샤사 #7K2QW0 → 누리셀에너지코발트 · HS 282260% 이상60~100%확인 대기한쪽 · 추적 종점$/,
    ),
  ]);
  const map = screen.getByRole('img', { name: '코발트 경로 지도' });
  expect(map.getAttribute('aria-description')).toContain('콩고-킨샤사 → 대한민국: 미확인·이의');
});

it('27.3 has a chip for each material, which leads to its own address', async () => {
  await open(PAGE, {
    origins: {
      ...output,
      materials: [...output.materials, { ...carried, material: 'lithium', paths: 3, isStated: true }],
    },
  });
  const chips = await screen.findByRole('group', { name: '자재' }, { timeout: 20_000 });
  expect(
    within(chips)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`${PAGE}?material=cobalt`, `${PAGE}?material=lithium`]);
  expect(within(chips).getByRole('link', { current: true }).textContent).toContain('코발트');
});

it('27.3 says that nothing can be said where nothing is known', async () => {
  const nothing = { from: 0, to: 0 };
  await open(PAGE, {
    language: 'en',
    origins: {
      ...output,
      shares: { confirmed: nothing, declared: nothing, unknown: { from: 100, to: 100 } },
      countries: [],
      ends: [{ ...output.ends[0], kind: 'lastKnown' }],
    },
  });
  await sentence(
    'We cannot say yet where the cobalt comes from. The trail ends in Congo - Kinshasa; nothing is stated behind it.',
  );
});

it('27.3 offers to enter materials where a product states none, and names a refusal', async () => {
  await open(PAGE, { origins: { ...output, materials: [], material: null, reason: 'noMaterials' } });
  const act = await screen.findByRole('link', { name: '자재 적기' }, { timeout: 20_000 });
  expect(act.getAttribute('href')).toBe(`/supply-chain/products/${product.id}/edit`);
});

it('27.3 offers another try after an error', async () => {
  await open(PAGE, { status: 500 });
  await screen.findByRole('button', { name: /다시/ }, { timeout: 20_000 });
});

it('S2.4 27.3 keeps weighed quantities apart, on their own basis, and asks for a missing weight', async () => {
  const [traced] = traceFlow.output.materials;
  const material = 'lithium';
  const { calls } = await open(PAGE, {
    origins: { ...output, material, materials: [{ ...carried, material, isStated: true }] },
  });
  const region = await screen.findByRole('region', { name: '수량으로 본 원산지' }, { timeout: 20_000 });
  await waitFor(() => expect(region.textContent).toContain('3행 중 1행은 무게가 없어요.'));
  await userEvent.click(within(region).getByRole('button', { name: '무게 물어보기' }));
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '물어봤어요. 수량 협의 보기' })).toBeTruthy());
  const sent = calls.find(({ path }) => path.endsWith('/messages'));
  expect(sent?.path).toBe(`/api/flows/${traced?.missing[0]?.askAt}/messages`);
});

it('S2.4 27.3 leads the address of the trace report to its product', async () => {
  const { router } = await open(`/supply-chain/flow/trace?productId=${product.id}`);
  await sentence(SAID);
  expect(router.state.location.pathname).toBe(PAGE);
});

it('S2.4 27.3 lets the reader choose a product for the trace report', async () => {
  await open('/supply-chain/flow/trace');
  const choice = await screen.findByRole('link', { name: product.name }, { timeout: 20_000 });
  expect(choice.getAttribute('href')).toContain(PAGE);
});

it('27.1 lists materials, and for one of them its products with what is missing', async () => {
  await open('/supply-chain/materials');
  const link = await screen.findByRole('link', { name: /코발트/ }, { timeout: 20_000 });
  expect(link.getAttribute('href')).toBe('/supply-chain/materials/cobalt');
  await userEvent.click(link);
  const origins = await screen.findByRole('link', { name: product.name }, { timeout: 20_000 });
  expect(origins.getAttribute('href')).toBe(`${PAGE}?material=cobalt`);
  expect(origins.closest('li')?.textContent).toContain('한쪽만 적은 관계');
});
