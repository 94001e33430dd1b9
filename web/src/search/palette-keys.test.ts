import { expect, it } from 'vitest';
import { stepTo } from './palette-keys.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s leads from %i to %s of three', (key, at, next) => expect(stepTo(key, at, 3)).toBe(next));

it('leads nowhere in an empty list', () => expect(stepTo('ArrowDown', -1, 0)).toBeUndefined());
