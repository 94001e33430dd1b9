// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { createRoutes } from '../../../app/routes.tsx';
import { queryClient } from '../../../kit/api/query-client.ts';

const id = (last: number) => `019a8402-5c1d-7e90-b0a4-${String(last).padStart(12, '0')}`;
const CHOICE = {
  linkId: id(1),
  side: 'in',
  partner: { id: null, name: '에코전구체', nameEnglish: '', nameChinese: '', nameJapanese: '', country: 'KR' },
  product: { id: id(2), name: '양극재' },
  goods: { name: '전구체', partNumber: '', hs: '' },
  unit: 'TNE',
  hasWeight: true,
  fromFactories: [],
  toFactories: [],
};
const ROWS = Array.from({ length: 40 }, (_, at) =>
  [`${1986 + at}-01`, '입고', '에코전구체', '', '', '', '', String(at + 1), '톤'].join('\t'),
);

const open = async (refuse = false) => {
  signInAs();
  const calls = await startTestApp({
    server: ({ path, method }) => {
      if (path.startsWith('/api/flow-choices')) return { data: { rows: [CHOICE], total: 1 } };
      if (path.startsWith('/api/flows') && method === 'GET')
        return { data: { rows: [], total: 0, isTotalExact: true, can: { enter: true } } };
      if (refuse && path.startsWith('/api/flows'))
        return { status: 409, code: 'flow.period_overlaps', fields: { 'rows.1.period': 'period_overlaps' } };
      if (path.startsWith('/api/flows')) return { data: { added: 40, changed: 0, rows: [] } };
      return {
        data: { rows: [], total: 0, isTotalExact: true, withoutMaterial: 0, can: { register: true, add: true } },
      };
    },
  });
  render(
    <RouterProvider
      router={createMemoryRouter(createRoutes(), { initialEntries: ['/supply-chain/flow/ledger/enter/grid'] })}
    />,
  );
  const cell = await screen.findByLabelText('1행 기간', {}, { timeout: 20_000 });
  await userEvent.click(cell);
  return { calls, sent: () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/flows') };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('S2.4 takes forty rows from a spreadsheet and sends them as one', async () => {
  const { sent } = await open();
  await userEvent.paste(ROWS.join('\n'));
  await screen.findByText('입력한 행 40개');
  await userEvent.click(screen.getByRole('button', { name: '모두 저장' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ rows: expect.toSatisfy((rows: unknown[]) => rows.length === 40) });
});

it('S2.4 is walked and filled by keys alone', async () => {
  await open();
  await userEvent.keyboard('2026-07{Enter}{ArrowUp}{Tab}입고{Tab}에코{Enter}');
  expect(screen.getByLabelText('2행 거래처')).toBe(document.activeElement);
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(screen.getByLabelText<HTMLInputElement>('2행 거래처').value).toBe('에코');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText<HTMLInputElement>('2행 거래처').value).toBe('');
});

it('S2.4 refuses ten thousand rows and leads to the import', async () => {
  const { sent } = await open();
  await userEvent.paste(Array.from({ length: 10_000 }, () => ROWS[0]).join('\n'));
  await screen.findByText('10,000행은 한 번에 입력할 수 없어요');
  expect(screen.getByRole('button', { name: '파일 가져오기' })).toBeTruthy();
  expect(screen.getByText('입력한 행 0개')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('S2.4 shows at its cell what is wrong, before sending and after, and loses nothing', async () => {
  const { sent } = await open(true);
  await userEvent.paste(`${ROWS[0]?.replace('\t1\t', '\t많이\t')}\n${ROWS[1]}`);
  await screen.findByText('숫자로 적어 주세요.');
  await userEvent.click(screen.getByRole('button', { name: '모두 저장' }));
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{End}');
  await userEvent.click(screen.getByText('숫자로 적어 주세요.'));
  await userEvent.keyboard('7{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '모두 저장' }));
  const problem = await screen.findByText(/다른 행의 기간과 겹쳐요/);
  expect(problem.closest('tr')?.getAttribute('aria-rowindex')).toBe('3');
  expect(screen.getByText('입력한 행 2개 · 고칠 칸 1개')).toBeTruthy();
});
