import { expect, it } from 'vitest';
import { nextLook, phaseAt } from './phase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEVER = Number.POSITIVE_INFINITY;
const LAST_USE = Date.parse('2026-11-15T09:00:00Z');
const idle = (passed: number) => phaseAt(LAST_USE + passed, { lastUse: LAST_USE, endsAt: NEVER });

it('warns two minutes before the idle end, which is a minute before that of the server, to the second', () => {
  expect(idle(0).name).toBe('open');
  expect(idle(117 * MINUTE - 1000).name).toBe('open');
  expect(idle(117 * MINUTE)).toEqual({ name: 'ending', cause: 'idle', left: 2 * MINUTE });
  expect(idle(119 * MINUTE - 1000)).toEqual({ name: 'ending', cause: 'idle', left: 1000 });
  expect(idle(119 * MINUTE)).toEqual({ name: 'ended', cause: 'idle', left: 0 });
  expect(idle(20 * HOUR).name).toBe('ended');
});

it('ends at its longest, however busy somebody is', () => {
  const endsAt = LAST_USE + 10 * MINUTE;
  const at = (passed: number) => phaseAt(LAST_USE + passed, { lastUse: LAST_USE + passed, endsAt });
  expect(at(7 * MINUTE).name).toBe('open');
  expect(at(9 * MINUTE)).toEqual({ name: 'ending', cause: 'limit', left: MINUTE });
  expect(at(10 * MINUTE)).toEqual({ name: 'ended', cause: 'limit', left: 0 });
});

it('looks at the clock when something changes, each second while it runs out, and else now and then', () => {
  expect(nextLook(idle(0))).toBe(30_000);
  expect(nextLook(idle(117 * MINUTE - 4000))).toBe(4000);
  expect(nextLook(idle(118 * MINUTE))).toBe(1000);
  expect(nextLook(idle(119 * MINUTE - 300))).toBe(300);
  expect(nextLook(idle(3 * HOUR))).toBe(30_000);
});
