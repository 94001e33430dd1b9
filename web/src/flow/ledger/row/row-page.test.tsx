// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { createRoutes } from '../../../app/routes.tsx';
import { queryClient } from '../../../kit/api/query-client.ts';

const { getFlowRow, listFlowEvents, settleFlow, sayToFlow } = examples;
const { id } = getFlowRow.input;
const EMPTY = { rows: [], total: 0, isTotalExact: true, can: { register: true } };

const open = async () => {
  signInAs();
  let isSettled = false;
  const calls = await startTestApp({
    server: ({ path, method }) => {
      if (path.endsWith('/settle')) {
        isSettled = true;
        return { data: settleFlow.output };
      }
      if (path.endsWith('/messages')) return { data: sayToFlow.output };
      if (path.includes('/events')) return { data: listFlowEvents.output };
      if (path === '/api/flows' && method === 'POST')
        return { status: 409, code: 'flow.row_changed', fields: { 'rows.0.quantity': 'changed' } };
      if (path.startsWith(`/api/flows/${id}`)) return { data: isSettled ? settleFlow.output : getFlowRow.output };
      return { data: EMPTY };
    },
  });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [`/supply-chain/flow/rows/${id}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'NCM 전구체' }, { timeout: 20_000 });
  const sent = (end: string) => calls.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
  return { sent };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('S2.4 shows both figures and by how much they differ, and accepts what the other side offers', async () => {
  const { sent } = await open();
  expect(screen.getByText('차이 5%')).toBeTruthy();
  expect(screen.getByRole('region', { name: '출고한 쪽 수량' }).textContent).toContain('2,420 t');
  expect(screen.getByRole('region', { name: '입고한 쪽 수량' }).textContent).toContain('2,300 t');
  await userEvent.click(screen.getByRole('button', { name: '2,310 t에 합의' }));
  await screen.findByText('합의됨');
  expect(sent('/settle')[0]?.body).toEqual({ messageId: getFlowRow.output.offer?.messageId });
});

it('S2.4 says something with a quantity to agree on, and nothing without a word', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(sent('/messages')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /거래처에 남길 말/ }), '다시 재 볼게요.');
  await userEvent.type(screen.getByRole('spinbutton', { name: /제안할 수량/ }), '2350');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(sent('/messages')[0]?.body).toEqual({ text: '다시 재 볼게요.', offered: 2350 }));
});

it('S2.4 keeps what was typed where somebody else was faster, and says so at the figure', async () => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: '입고 수량 수정' }));
  const quantity = await screen.findByRole('spinbutton', { name: '수량' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2310');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByText(/그사이 다른 사람이 고쳤어요/);
  expect(sent('/api/flows')[0]?.body).toMatchObject({ rows: [{ rowId: id, version: 1, quantity: 2310, unit: 'TNE' }] });
});
