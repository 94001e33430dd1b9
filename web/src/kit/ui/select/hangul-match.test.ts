import { expect, it } from 'vitest';
import { matchesTyped, typedPart } from './hangul-match.ts';

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
  ['가산', 'ㄳ'],
  ['서울', '  '],
  ['서울', ''],
])('finds %s by “%s”', (name, typed) => expect(matchesTyped(name, typed)).toBe(true));

it.each([
  ['서울', '부'],
  ['서울', 'ㅇㅅ'],
  ['서울', '서울시'],
  ['', 'ㄱ'],
])('does not find “%s” by “%s”', (name, typed) => expect(matchesTyped(name, typed)).toBe(false));

it.each([
  ['누리셀 공장', 'ㄹㅅ', ['누', '리셀', ' 공장']],
  ['누리셀', '누리세', ['', '누리셀', '']],
  ['Ulsan PLANT', 'plant', ['Ulsan ', 'PLANT', '']],
])('tells where in %s “%s” stands', (name, typed, part) => expect(typedPart(name, typed)).toEqual(part));

it.each(['', '부산'])('tells no place of “%s”', (typed) => expect(typedPart('울산', typed)).toBeUndefined());
