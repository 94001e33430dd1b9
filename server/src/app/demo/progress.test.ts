import { expect, it } from 'vitest';
import { demoProgress } from './progress.ts';

const watch = (isTTY: boolean) => {
  let now = 0;
  let text = '';
  const write = (more: unknown) => {
    text += String(more);
    return true;
  };
  const { step, end } = demoProgress({ isTTY, write }, () => now);
  for (let nth = 1; nth <= 200; nth += 1) {
    now += 500;
    step(nth / 200, '2026-03-18');
  }
  const took = end();
  return { text, took };
};

it('S1.3 23.23 tells in a log every tenth how far the demo is, and how long the rest takes', () => {
  const { text, took } = watch(false);
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('10% · 2026-03-18 · about 90 s left');
  expect(lines.at(-1)).toBe('90% · 2026-03-18 · about 10 s left');
  expect(took).toBe('100 s');
});

it('S1.3 23.23 keeps to one line of a terminal, which is empty at the end', () => {
  const { text } = watch(true);
  expect(text).not.toContain('\n');
  expect(text.endsWith('\r\u001b[K')).toBe(true);
  expect(text).toContain('50% · 2026-03-18 · about 50 s left');
});
