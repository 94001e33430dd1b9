import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf } from './first-of.ts';

type Item = { weight: number; name: string };
const byName = (a: Item, b: Item) => (a.name < b.name ? -1 : 1);

it('28 returns what sorting all of them would, whatever is equal', () => {
  const item = fc.record({ weight: fc.integer({ min: -2, max: 3 }), name: fc.string({ maxLength: 3 }) });
  const items = fc.uniqueArray(item, { selector: ({ name }) => name, maxLength: 60 });
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 70 }), (all, max) => {
      const sorted = all.toSorted((a, b) => b.weight - a.weight || byName(a, b));
      expect(firstOf(all, max, ({ weight }) => weight, byName)).toEqual(sorted.slice(0, max));
    }),
  );
});

it('28 compares only what is equal at the edge, and what is among the first', () => {
  const all = Array.from({ length: 10_000 }, (_, at): Item => ({ weight: at % 100, name: `${at}` }));
  let compared = 0;
  const first = firstOf(
    all,
    50,
    ({ weight }) => weight,
    (a, b) => {
      compared += 1;
      return byName(a, b);
    },
  );
  expect(first.every(({ weight }) => weight === 99)).toBe(true);
  expect(compared).toBeLessThan(2_000);
});
