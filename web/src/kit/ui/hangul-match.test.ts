import { expect, it } from 'vitest';
import { matchesTyped } from './hangul-match.ts';

it.each([
  ['서울', '서'],
  ['서울', '울'],
  ['서울', '서우'],
  ['서울', 'ㅅㅇ'],
  ['서울', '서ㅇ'],
  ['대한민국', 'ㄷㅎㅁㄱ'],
  ['울산 1공장', '1ㄱㅈ'],
  ['Ulsan Plant', 'PLANT'],
  ['Côte d’Ivoire', 'cote'],
  ['서울', '  '],
  ['서울', ''],
])('finds %s by “%s”', (name, typed) => expect(matchesTyped(name, typed)).toBe(true));

it.each([
  ['서울', '부'],
  ['서울', 'ㅇㅅ'],
  ['서울', '서울시'],
  ['', 'ㄱ'],
])('does not find “%s” by “%s”', (name, typed) => expect(matchesTyped(name, typed)).toBe(false));
