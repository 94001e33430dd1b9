import type { SheetDraft } from '@ieum/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textOfKey } from '../line-key.ts';
import { type Answer, createSheetKeeper, type Held } from './keeper.ts';

const PAUSE = 400;
const RETRY = 5_000;
const key = (nth: number) => ({
  linkId: `00000000-0000-4000-8000-00000000000${nth}`,
  productId: null,
  rowId: null,
  fromFactoryId: null,
  toFactoryId: null,
});
const heldOf = (nth: number, quantity: number | null, version = 0): Held => ({
  key: key(nth),
  version,
  value: { quantity, unit: 'TNE', isChecked: false, figureVersion: 0 },
});
const draftOf = (quantity: number | null, version: number, isMine = true): SheetDraft => ({
  quantity,
  unit: 'TNE',
  isChecked: false,
  figureVersion: 0,
  version,
  at: '2026-11-15T01:02:03.4+00:00',
  by: '김이음',
  isMine,
});
const said = (draft: SheetDraft | null, problem: string | null = null): Answer => ({
  problem,
  draft,
  mine: null,
  version: 0,
  theirs: null,
});

const setUp = (first: Held[] = []) => {
  const kept = new Map(first.map((held) => [textOfKey(held.key), held]));
  const answers: (Answer[] | Error)[] = [];
  const sent: Held[][] = [];
  const send = async (lines: Held[]) => {
    sent.push(lines);
    const answer =
      answers.shift() ?? lines.map(({ value, version }) => said(value && draftOf(value.quantity, version + 1)));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const keeper = createSheetKeeper({
    store: {
      read: () => [...kept.values()],
      put: (text, held) => kept.set(text, held),
      drop: (text) => kept.delete(text),
    },
    send,
    isUnreachable: (error) => error instanceof TypeError,
    onAnswer: () => undefined,
    onChange: () => undefined,
  });
  return { keeper, kept, answers, sent };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('S2.4 keeps each value in the browser at once, saves it a moment later, and then forgets it', async () => {
  const { keeper, kept, sent } = setUp();
  keeper.put([heldOf(1, 5)]);
  keeper.put([heldOf(2, 6)]);
  expect([kept.size, keeper.state(), sent.length]).toEqual([2, 'waiting', 0]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(sent.map((lines) => lines.length)).toEqual([2]);
  expect([kept.size, keeper.state(), keeper.isSafe()]).toEqual([0, 'saved', true]);
});

it('S2.4 sends what was typed before a reload or without a connection, again and again until it has arrived', async () => {
  const { keeper, kept, answers, sent } = setUp([heldOf(1, 5)]);
  answers.push(new TypeError('offline'), new TypeError('offline'));
  keeper.start();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([keeper.state(), kept.size]).toEqual(['offline', 1]);
  keeper.put([heldOf(2, 6)]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([keeper.state(), kept.size]).toEqual(['offline', 2]);
  await vi.advanceTimersByTimeAsync(RETRY);
  expect([keeper.state(), kept.size, sent.at(-1)?.length]).toEqual(['saved', 0, 2]);
});

it('S2.4 keeps what is typed while a save is under way, and saves it on top of that', async () => {
  const { keeper, sent } = setUp();
  keeper.put([heldOf(1, 5)]);
  const flushed = keeper.flush();
  keeper.put([heldOf(1, 7)]);
  await flushed;
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(sent.map(([line]) => [line?.value?.quantity, line?.version])).toEqual([
    [5, 0],
    [7, 1],
  ]);
});

it('S2.4 asks before it replaces a value of a colleague, and not before one of the same person in another tab', async () => {
  const { keeper, kept, answers, sent } = setUp();
  answers.push([said(draftOf(9, 3, false), 'draft_changed'), said(draftOf(8, 2), 'draft_changed')]);
  keeper.put([heldOf(1, 5), heldOf(2, 6)]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  const text = textOfKey(key(1));
  expect([keeper.hasConflict(text), keeper.conflict(text)?.quantity, kept.size]).toEqual([true, 9, 1]);
  expect(sent.at(-1)?.map(({ value, version }) => [value?.quantity, version])).toEqual([[6, 2]]);
  keeper.put([heldOf(1, 5, 3)]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([keeper.hasConflict(text), kept.size]).toEqual([false, 0]);
});

it('S2.4 leaves a value that the server refuses in the browser, with the reason, and does not send it again', async () => {
  const { keeper, kept, answers, sent } = setUp();
  answers.push([said(null, 'unknown')]);
  keeper.put([heldOf(1, 5)]);
  await vi.advanceTimersByTimeAsync(PAUSE + RETRY);
  const text = textOfKey(key(1));
  expect([keeper.problem(text), kept.size, sent.length]).toEqual(['unknown', 1, 1]);
  keeper.forget(text);
  expect([keeper.problem(text), kept.size]).toEqual([undefined, 0]);
});
