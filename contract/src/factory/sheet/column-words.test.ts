import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../kit/language.ts';
import { CHOICE_WORDS, PROCESS_MARKS } from './choice-words.ts';
import { COLUMN_WORDS, ERROR_WORDS, fieldOfHeading, isErrorHeading, plainHeading } from './column-words.ts';
import { SHEET_FIELDS } from './columns.ts';
import { PROBLEM_WORDS, problemSentence } from './problem-words.ts';

const spoken = [
  ...Object.values(COLUMN_WORDS),
  ...Object.values(PROBLEM_WORDS),
  ...Object.values(CHOICE_WORDS).flatMap((values) => Object.values(values)),
  ...Object.values(PROCESS_MARKS),
  ERROR_WORDS,
];

it.each(LANGUAGES)('S1.4 knows every heading in %s, whatever its width, case and blanks', (language) => {
  for (const field of SHEET_FIELDS) {
    const heading = COLUMN_WORDS[field][language];
    expect([field, fieldOfHeading(` ${heading.toUpperCase().replaceAll(' ', '\u3000')} *`)]).toEqual([field, field]);
  }
  expect(isErrorHeading(ERROR_WORDS[language])).toBe(true);
});

it('calls no two fields alike in any language', () => {
  const words = SHEET_FIELDS.flatMap((field) =>
    [...new Set(Object.values(COLUMN_WORDS[field]).map(plainHeading))].map((word) => [word, field] as const),
  );
  expect(words.filter(([word, field]) => fieldOfHeading(word) !== field)).toEqual([]);
  expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
  expect(['__proto__', 'constructor', 'toString', ''].map(fieldOfHeading)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('calls no two choices alike', () => {
  for (const values of Object.values(CHOICE_WORDS)) {
    const words = Object.entries(values).flatMap(([value, names]) => [
      ...new Set([value, ...Object.values(names)].map(plainHeading)),
    ]);
    expect(new Set(words).size).toBe(words.length);
  }
});

const FOREIGN: Record<Language, RegExp> = {
  kr: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  en: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  cn: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  jp: /\p{Script=Hangul}/u,
};

it.each(LANGUAGES)('S1.4 says everything in its own script: %s', (language) => {
  expect(spoken.map((words) => words[language]).filter((word) => word === '' || FOREIGN[language].test(word))).toEqual(
    [],
  );
});

it('says which item of a list is meant, and which row', () => {
  expect(problemSentence({ field: 'contacts', problem: 'email', at: 2 }, 'kr')).toBe(
    '2번째 항목: 이메일 주소를 확인해 주세요.',
  );
  expect(problemSentence({ field: 'code', problem: 'twice', at: 14 }, 'en')).toContain('row 14');
});
