import { describe, expect, it } from 'vitest';
import { searchKeysOf, withoutClusters } from './search-keys.ts';

/** Initials in the form that normalization writes. */
const INITIALS = 'ㄴㄹㅅ'.normalize('NFKC');

describe('askedOf', () => {
  it('asks for every two letters of each word', () => {
    expect(searchKeysOf('울산 제1공장', ['울산', '제1공장'])).toMatchObject({
      line: '울산제1공장',
      whole: '=울산제1공장',
      starts: ['^울산제'],
      wordStart: '~울산',
      grams: ['울산', '제1', '1공', '공장'],
      patterns: ['울산', '제1공장'],
      startPattern: '(^|\\n)울산제1공장',
    });
    expect(searchKeysOf('가', ['가'])).toMatchObject({ grams: ['가'], patterns: ['가'], starts: ['^가'] });
  });

  it('lets the last letter of the last word become another', () => {
    expect(searchKeysOf('', [`누리${INITIALS.at(-1)}`])).toMatchObject({
      grams: ['누리', INITIALS.slice(0, 2), INITIALS.slice(1)],
      patterns: ['누리[사-싷]'],
      starts: ['^누리', `^${INITIALS}`],
    });
    expect(searchKeysOf('', ['누리세'])).toMatchObject({
      starts: ['^누리', `^${INITIALS}`],
      patterns: ['누리[세-셓]'],
    });
    expect(searchKeysOf('', ['누리셀'])).toMatchObject({ grams: ['누리', '리셀'], patterns: ['누리셀'] });
    // A word of two letters only where something begins: otherwise one letter would have to find it.
    expect(searchKeysOf('', ['누리'])).toMatchObject({
      grams: ['누리'],
      patterns: ['누리'],
      startPattern: '(^|\\n)누[리-맇]',
      startGrams: [],
    });
    expect(searchKeysOf('', ['누리', '공장'])).toMatchObject({ patterns: ['누리', '공장'] });
  });

  it('23.24 lets initials among syllables become any syllable of theirs', () => {
    const [n = ''] = INITIALS;
    expect(searchKeysOf('', [`${n}리`])).toMatchObject({
      grams: [INITIALS.slice(0, 2)],
      patterns: ['[나-닣][리-맇]'],
      starts: [`^${INITIALS.slice(0, 2)}`],
      startPattern: '(^|\\n)[나-닣][리-맇]',
    });
    expect(searchKeysOf('', [`${n}리셀`, '공장'])).toMatchObject({
      grams: ['리셀', INITIALS.slice(0, 2), INITIALS.slice(1), '공장'],
      patterns: ['[나-닣]리셀', '공장'],
    });
    expect(searchKeysOf('', [INITIALS])).toMatchObject({ patterns: [INITIALS], starts: [`^${INITIALS}`] });
  });

  it('asks for no letters of a beginning that its key says already', () => {
    expect(searchKeysOf('', ['누리셀']).startGrams).toEqual([]);
    expect(searchKeysOf('', ['누리셀', '오창']).startGrams).toEqual(['셀오', '오창']);
  });

  it('leaves no sign that means more than itself', () => {
    const { patterns } = searchKeysOf('', ['.*[a](b)^$|\\d{2}?+']);
    expect(patterns).toEqual(['\\.\\*\\[a\\]\\(b\\)\\^\\$\\|\\\\d\\{2\\}\\?\\+']);
  });
});

it('takes apart what a keyboard has put into one letter', () => {
  expect(withoutClusters('ㄳㅄㄺ값')).toBe('ㄱㅅㅂㅅㄹㄱ값');
});
