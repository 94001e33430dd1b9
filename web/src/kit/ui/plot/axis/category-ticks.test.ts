import { expect, it } from 'vitest';
import { categoryTicks } from './category-ticks.ts';

const positions = (count: number, step: number) => Array.from({ length: count }, (_, index) => step * (index + 0.5));
const ticks = (names: string[], step: number, isCuttable: boolean) =>
  categoryTicks({
    names,
    positions: positions(names.length, step),
    step,
    width: names.length * step,
    isCuttable,
    em: 13,
  });

it('shows every name where there is room', () => {
  expect(ticks(['울산', '창원'], 100, true).map(({ text }) => text)).toEqual(['울산', '창원']);
});

it('cuts a very long name to its place', () => {
  expect(ticks(['아주아주아주아주 긴 공장 이름', '창원'], 80, true).map(({ text }) => text)).toEqual([
    '아주아주…',
    '창원',
  ]);
});

it('keeps the outermost labels inside the drawing', () => {
  const [first] = ticks(['2026.01', '2026.02', '2026.03'], 20, false);
  expect(first?.at).toBeGreaterThan(20);
});

it('leaves out dates rather than cut them, at even distances', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026.${String(index + 1).padStart(2, '0')}`);
  expect(ticks(months, 26, false).map(({ text }) => text)).toEqual(['2026.01', '2026.05', '2026.09']);
});

it('never lets two of two hundred touch', () => {
  const shown = ticks(
    Array.from({ length: 200 }, (_, index) => `공장 ${index}`),
    20,
    true,
  );
  const gaps = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? 0));
  expect(shown.length).toBeGreaterThan(20);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40);
});
