import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const sideOf = (parts: ReturnType<typeof diffWords>, left: 'removed' | 'added') =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

describe('diffWords', () => {
  it('marks the words that left and those that came', () => {
    expect(diffWords('아연 도금을 합니다', '니켈 도금을 합니다', 'ko')).toEqual([
      { kind: 'removed', text: '아연' },
      { kind: 'added', text: '니켈' },
      { kind: 'same', text: ' 도금을 합니다' },
    ]);
  });

  it('finds words also where none are set apart by spaces', () => {
    const parts = diffWords('工場は東京にあります', '工場は大阪にあります', 'ja');
    expect(parts).toContainEqual({ kind: 'removed', text: '東京' });
    expect(parts).toContainEqual({ kind: 'added', text: '大阪' });
  });

  it.each([
    ['', ''],
    ['a b c', ''],
    ['', 'a b c'],
    ['a b c d', 'd c b a'],
    ['same words', 'same words'],
    ['one two three', 'zero one three four'],
  ])('gives both texts back from its parts: %j and %j', (before, after) => {
    const parts = diffWords(before, after, 'en');
    expect(sideOf(parts, 'added')).toBe(before);
    expect(sideOf(parts, 'removed')).toBe(after);
  });

  it('takes very long texts as changed in whole', () => {
    const [before, after] = ['word '.repeat(2000), 'other '.repeat(2000)];
    expect(diffWords(before, after, 'en').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
