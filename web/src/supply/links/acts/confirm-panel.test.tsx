// @vitest-environment happy-dom
import { examples, type SupplyLink } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../../test/fresh-browser.ts';
import { startTestApp } from '../../../../test/world.ts';
import { createQueryClient } from '../../../kit/api/query-client.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

resetBrowserBeforeEach();
silenceConsoleErrors();

const { output: example } = examples.getLink;
const waiting: SupplyLink = {
  ...example,
  side: 'supplier',
  state: 'proposed',
  waitsForMe: true,
  hasOffer: false,
  offer: null,
  acts: ['confirm', 'counter', 'dispute'],
};

const open = async (link: SupplyLink, refusal?: string) => {
  const calls = await startTestApp({
    server: ({ method }) => {
      if (method === 'GET') return { data: { rows: [], total: 0, can: {} } };
      return refusal ? { status: 409, code: refusal } : { data: link };
    },
  });
  await i18n.loadNamespaces(['link', 'product', 'unit', 'ui']);
  const ends = { onAct: vi.fn(), onDone: vi.fn(), onLate: vi.fn() };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConfirmPanel link={link} {...ends} />
    </QueryClientProvider>,
  );
  return { ...ends, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: '공급 관계 확인' }));

it('S2.4 26.5 confirms what the page shows with one click, and no dialog repeats it', async () => {
  const { sent, onDone } = await open(waiting);
  await confirm();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(1);
  expect(sent()).toMatchObject([{ version: waiting.version }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('S2.4 26.5 asks for our product where neither side has named one', async () => {
  const words = { ...waiting.words, product: '', partNumber: '' };
  const { sent } = await open({ ...waiting, product: null, suggestedProductId: null, words });
  await confirm();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(sent()).toEqual([]);
});

it('S2.4 26.5 shows what has changed if the partner was faster', async () => {
  const { onLate, onDone } = await open(waiting, 'supply.link_changed');
  await confirm();
  await waitFor(() => expect(onLate).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
});

it('S2.4 26.5 offers the other answers beside it', async () => {
  const { onAct, sent } = await open(waiting);
  await userEvent.click(screen.getByRole('button', { name: '수정 제안하기' }));
  await userEvent.click(screen.getByRole('button', { name: '이의 제기하기' }));
  expect(onAct.mock.calls).toEqual([['counter'], ['dispute']]);
  expect(sent()).toEqual([]);
});
