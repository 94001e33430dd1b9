// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { query } from './reads.ts';
import { useChange, useOperation } from './use-change.ts';

let client: QueryClient;
let isOpen = true;
let answer: () => Promise<string>;
const onSuccess = vi.fn();
const onError = vi.fn();
const onSettled = vi.fn();
/** Reloaded together with the shop, and finished later. */
let shops = Promise.resolve('');
const allShops = { queryKey: ['shops'] };
const list = queryOptions({ queryKey: ['shops', 'list'], queryFn: () => shops });
const shop = queryOptions({ queryKey: ['shops', 'one'], queryFn: () => Promise.resolve(isOpen ? 'open' : 'closed') });

const CloseButton = () => {
  const reader = useQueryClient();
  const close = useChange({
    mutationFn: (_why: string) => answer(),
    onSettled: () => reader.invalidateQueries(allShops),
  });
  return (
    <button type="button" onClick={() => close.mutate('night', { onSuccess, onError, onSettled })}>
      {close.isPending ? '…' : 'close'}
    </button>
  );
};

const Page = () => {
  const state = useQuery(shop).data;
  useQuery(list);
  return state === 'open' ? <CloseButton /> : <p>{state ?? '…'}</p>;
};

const closed = async () => {
  const slower = Promise.withResolvers<string>();
  shops = slower.promise;
  fireEvent.click(screen.getByText('close'));
  await screen.findByText('closed');
  slower.resolve('');
};

beforeEach(async () => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  isOpen = true;
  shops = Promise.resolve('');
  window.history.replaceState(null, '', '/shop');
  answer = () => {
    isOpen = false;
    return Promise.resolve('done');
  };
  client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('close');
});
afterEach(cleanup);

it('tells how it ended though the answer has taken the button away', async () => {
  await closed();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done'));
  expect(onSettled).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

it('tells of a refusal the same way', async () => {
  const refusal = new Error('somebody else has closed it');
  answer = () => {
    isOpen = false;
    return Promise.reject(refusal);
  };
  await closed();
  await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(refusal));
  expect(onSettled).toHaveBeenCalledOnce();
  expect(onSuccess).not.toHaveBeenCalled();
});

it('26.5 sends once at a double click, and again after an answer', async () => {
  const sent = vi.fn(() => Promise.reject(new Error('refused')));
  answer = sent;
  const button = screen.getByText('close');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledOnce();
  fireEvent.click(await screen.findByText('close'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

it('leaves whoever has gone on to another page in peace', async () => {
  const written = Promise.withResolvers<string>();
  answer = () => written.promise;
  fireEvent.click(screen.getByText('close'));
  await screen.findByText('…');
  cleanup();
  window.history.replaceState(null, '', '/elsewhere');
  written.resolve('done');
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(onSuccess).not.toHaveBeenCalled();
  expect(onSettled).not.toHaveBeenCalled();
});

it('tells whoever still sees it, also under another address', async () => {
  const written = Promise.withResolvers<string>();
  answer = () => written.promise;
  fireEvent.click(screen.getByText('close'));
  await screen.findByText('…');
  window.history.replaceState(null, '', '/shop/question');
  written.resolve('done');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done'));
});

describe('useOperation', () => {
  const listShops = Object.assign(vi.fn(), { operation: 'listShops' });
  const closeShop = Object.assign(vi.fn(), { operation: 'closeShop', changes: ['listShops'] });

  const Shops = () => {
    const { data } = useQuery(query(listShops, {}));
    const { mutate } = useOperation(closeShop);
    return (
      <button type="button" onClick={() => mutate({ id: 'a' }, { onSettled })}>
        {data ?? '…'}
      </button>
    );
  };

  const closeAfter = async (outcome: () => Promise<unknown>) => {
    closeShop.mockImplementation(outcome);
    listShops.mockResolvedValue('two');
    render(
      <QueryClientProvider client={client}>
        <Shops />
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByText('two'));
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    expect(closeShop).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
    return listShops.mock.calls.length;
  };

  it('24.6 reads again what the write declares', async () => {
    expect(await closeAfter(() => Promise.resolve({}))).toBe(2);
  });

  it('24.6 reads again after a refusal', async () => {
    expect(await closeAfter(() => Promise.reject(Object.assign(new Error('gone'), { status: 409 })))).toBe(2);
  });

  it('24.6 reads nothing when no answer came', async () => {
    expect(await closeAfter(() => Promise.reject(new Error('no network')))).toBe(1);
  });
});
