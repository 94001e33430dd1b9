import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { collectStartGarbage } from './start-garbage.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('28.6 keeps no process alive', () => {
  const timer = collectStartGarbage();
  expect(timer.hasRef()).toBe(false);
  clearTimeout(timer);
});

it('28.6 collects what nobody holds any more, and leaves the collector to nobody', async () => {
  const known = (() => new WeakRef({ from: 'the start' }))();
  // A weak reference holds its object until the running job has ended.
  await setImmediate();
  vi.useFakeTimers();
  collectStartGarbage();
  vi.runAllTimers();
  expect(known.deref()).toBeUndefined();
  expect([typeof Reflect.get(globalThis, 'gc'), runInNewContext('typeof gc')]).toEqual(['undefined', 'undefined']);
});
