import { expect, it } from 'vitest';
import { isInRange, placeAfter, placeByTab, rangeOf } from './keys.ts';

const SIZE = { rows: 40, columns: 15 };
const at = (row: number, column: number) => ({ row, column });

it.each([
  ['ArrowUp', at(4, 5)],
  ['ArrowDown', at(6, 5)],
  ['ArrowLeft', at(5, 4)],
  ['ArrowRight', at(5, 6)],
  ['Home', at(5, 0)],
  ['End', at(5, 14)],
  ['PageUp', at(0, 5)],
  ['PageDown', at(15, 5)],
])('S2.4 %s leads to another cell', (key, place) => {
  expect(placeAfter(at(5, 5), { key }, SIZE)).toEqual(place);
});

it('S2.4 goes to the ends with Ctrl, and never over them', () => {
  expect(placeAfter(at(5, 5), { key: 'ArrowDown', isCtrl: true }, SIZE)).toEqual(at(39, 5));
  expect(placeAfter(at(5, 5), { key: 'End', isCtrl: true }, SIZE)).toEqual(at(39, 14));
  expect(placeAfter(at(0, 0), { key: 'ArrowUp' }, SIZE)).toEqual(at(0, 0));
  expect(placeAfter(at(39, 14), { key: 'PageDown' }, SIZE)).toEqual(at(39, 14));
  expect(placeAfter(at(0, 0), { key: 'a' }, SIZE)).toBeUndefined();
});

it('S2.4 Tab goes on in the next row, and out of the grid at its ends', () => {
  expect(placeByTab(at(0, 14), false, SIZE)).toEqual(at(1, 0));
  expect(placeByTab(at(1, 0), true, SIZE)).toEqual(at(0, 14));
  expect(placeByTab(at(39, 14), false, SIZE)).toBeUndefined();
  expect(placeByTab(at(0, 0), true, SIZE)).toBeUndefined();
});

it('a range lies between two corners, whichever was first', () => {
  const range = rangeOf(at(4, 6), at(2, 8));
  expect(range).toEqual({ from: at(2, 6), to: at(4, 8) });
  expect([isInRange(range, 3, 7), isInRange(range, 3, 9), isInRange(range, 5, 7)]).toEqual([true, false, false]);
});
