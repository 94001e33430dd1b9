import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper, type Saving } from './draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAUSE_MS = 800;
const LATE = new Error('late');

const keep = (send = vi.fn(async (_draft: string, version: number) => version + 1)) => {
  const states: Saving[] = [];
  const keeper = createDraftKeeper({
    draft: 'a',
    version: 1,
    send,
    isFit: (draft) => draft !== '',
    isLate: (error) => error === LATE,
    onState: (state) => states.push(state),
  });
  return { keeper, send, states };
};

it('S2.4 saves once, a moment after the last of many changes', async () => {
  const { keeper, send, states } = keep();
  keeper.put('ab');
  keeper.put('abc');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(send.mock.calls).toEqual([['abc', 1]]);
  expect([keeper.version(), states.at(-1), keeper.isSafe()]).toEqual([2, 'saved', true]);
});

it('S2.4 saves what was typed during a save after it, with the version that came back', async () => {
  const answers: ((version: number) => void)[] = [];
  const send = vi.fn((_draft: string, _version: number) => new Promise<number>((resolve) => answers.push(resolve)));
  const { keeper } = keep(send);
  keeper.put('b');
  const flushed = keeper.flush();
  keeper.put('bc');
  await Promise.resolve();
  answers[0]?.(2);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  answers[1]?.(3);
  expect(await flushed).toBe(true);
  expect(send.mock.calls).toEqual([
    ['b', 1],
    ['bc', 2],
  ]);
});

it('S2.4 sends nothing that the server would refuse, and says so', async () => {
  const { keeper, send, states } = keep();
  keeper.put('');
  expect(await keeper.flush()).toBe(false);
  expect([send.mock.calls.length, states.at(-1), keeper.isSafe()]).toEqual([0, 'unfit', false]);
  keeper.put('b');
  expect(await keeper.flush()).toBe(true);
});

it('S2.4 tries again after a failure when it is asked to', async () => {
  const send = vi
    .fn(async (_draft: string, version: number) => version + 1)
    .mockRejectedValueOnce(new Error('offline'));
  const { keeper, states } = keep(send);
  keeper.put('b');
  expect(await keeper.flush()).toBe(false);
  expect(states.at(-1)).toBe('failed');
  expect(await keeper.flush()).toBe(true);
});

it('S2.4 overwrites nobody: after a conflict it waits for a decision', async () => {
  const send = vi.fn(async (_draft: string, version: number) => version + 1).mockRejectedValueOnce(LATE);
  const { keeper, states } = keep(send);
  keeper.put('mine');
  expect(await keeper.flush()).toBe(false);
  expect(states.at(-1)).toBe('late');
  keeper.put('mine too');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(send).toHaveBeenCalledTimes(1);
  keeper.settle({ draft: 'theirs', version: 7 }, true);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(send.mock.calls.at(-1)).toEqual(['mine too', 7]);
  keeper.settle({ draft: 'theirs again', version: 9 }, false);
  expect([keeper.latest(), keeper.isSafe()]).toEqual(['theirs again', true]);
});
