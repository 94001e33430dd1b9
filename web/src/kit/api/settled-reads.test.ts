import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReads } from './settled-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = (client: QueryClient, name: string) => {
  const answer = Promise.withResolvers<string>();
  void client.prefetchQuery({ queryKey: [name], queryFn: () => answer.promise, retry: false });
  return answer;
};

/** Reads as a navigation does, and tells whether the wait for the reads is over. */
const navigate = (client: QueryClient, read: () => void) => {
  const settled = watchReads(client);
  read();
  const seen = { isOver: false };
  void settled().then(() => {
    seen.isOver = true;
  });
  return seen;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

it('26.6 waits for nothing when nothing is read', async () => {
  const seen = navigate(new QueryClient(), () => {});
  await settle();
  expect(seen.isOver).toBe(true);
});

it('26.6 ends with the last of several reads, also with one that fails', async () => {
  const client = new QueryClient();
  const answers: ReturnType<typeof begin>[] = [];
  const seen = navigate(client, () => answers.push(begin(client, 'a'), begin(client, 'b')));
  answers[0]?.resolve('there');
  await settle();
  expect(seen.isOver).toBe(false);
  answers[1]?.reject(new Error('refused'));
  await settle();
  expect(seen.isOver).toBe(true);
});

it('26.6 gives up after a blink', async () => {
  const client = new QueryClient();
  const seen = navigate(client, () => begin(client, 'a'));
  await vi.advanceTimersByTimeAsync(149);
  expect(seen.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.isOver).toBe(true);
});

it('26.6 does not wait for a read of the old page, nor for one whose page shows an older answer', async () => {
  const client = new QueryClient();
  begin(client, 'of the old page');
  client.setQueryData(['a'], 'older');
  const answer = Promise.withResolvers<string>();
  const seen = navigate(client, () => {
    void client.fetchQuery({ queryKey: ['a'], queryFn: () => answer.promise, staleTime: 0 });
  });
  await settle();
  expect(seen.isOver).toBe(true);
});
