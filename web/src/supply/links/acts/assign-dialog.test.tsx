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
import { AssignDialog } from './assign-dialog.tsx';

resetBrowserBeforeEach();
silenceConsoleErrors();

const { output: example } = examples.getLink;
const { output: product } = examples.getProduct;
const claim: SupplyLink = {
  ...example,
  product: { id: product.id, name: product.name, hs: product.hs, unit: product.unit },
  figures: { ...example.figures, inputId: null, inputShare: 40 },
  state: 'proposed',
  isProposedByMe: false,
  waitsForMe: true,
  acts: ['assign'],
};

const open = async () => {
  const calls = await startTestApp({
    server: ({ method, path }) => {
      if (method !== 'GET') return { data: claim };
      return { data: path.includes(product.id) ? product : { rows: [], total: 0, can: {} } };
    },
  });
  await i18n.loadNamespaces(['link', 'product', 'unit', 'ui']);
  const ends = { onClose: vi.fn(), onLate: vi.fn() };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AssignDialog link={claim} {...ends} />
    </QueryClientProvider>,
  );
  return { ...ends, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
};
const shareOf = () => screen.findByLabelText(/자재 내 비중/);
const send = () => userEvent.click(screen.getByRole('button', { name: '제품 지정' }));

it('27.3 sends the share of the input with the product', async () => {
  const { sent, onClose } = await open();
  const share = await shareOf();
  expect(share).toHaveProperty('value', '40');
  await userEvent.clear(share);
  await userEvent.type(share, '62.5');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ productId: product.id, figures: { inputId: null, inputShare: 62.5 } }]);
});

it('27.3 refuses a share over the whole at its field', async () => {
  const { sent } = await open();
  const share = await shareOf();
  await userEvent.clear(share);
  await userEvent.type(share, '101');
  await send();
  await waitFor(() => expect(share.getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
});
