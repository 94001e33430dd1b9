import { expect, it } from 'vitest';
import { itemOfKey } from './menu-keys.ts';

const LABELS = ['한국어', 'English', '中文', '日本語'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['e', 0, 1],
  ['日', 0, 3],
])('%s at item %d leads to item %d', (key, current, next) => {
  expect(itemOfKey(key, current, LABELS)).toBe(next);
});

it.each(['Enter', ' ', 'Tab', 'Escape', 'x', 'Process'])('%s moves nothing', (key) => {
  expect(itemOfKey(key, 0, LABELS)).toBeUndefined();
});
