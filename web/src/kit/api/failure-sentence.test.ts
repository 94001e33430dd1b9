// @vitest-environment happy-dom
import { ApiError } from '@ieum/contract';
import { beforeEach, expect, it } from 'vitest';
import common from '../../../../locales/kr/interface/common.json';
import { failureSentence, sentenceIn } from './failure-sentence.ts';

const MSG = { kr: '한국어', en: 'English', cn: '中文', jp: '日本語' };
const refusal = new ApiError(409, { result: { code: 'factory.name_taken', msg: MSG, fields: {} } });

beforeEach(() => localStorage.clear());

it.each([
  ['"en"', 'English'],
  ['en', 'English'],
  ['"jp"', '日本語'],
  ['zh-CN', '中文'],
  ['undefined', '한국어'],
  ['"undefined"', '한국어'],
  ['', '한국어'],
  ['{broken', '한국어'],
])('S8.2 reads the stored language as JSON or plain string: %s', (stored, expected) => {
  localStorage.setItem('i18nextLng', stored);
  expect(failureSentence(refusal, 'default')).toBe(expected);
});

it('S8.2 takes Korean if no language is stored', () => {
  expect(failureSentence(refusal, 'default')).toBe('한국어');
});

it('S8.2 falls back to Korean, English, then the first entry', () => {
  localStorage.setItem('i18nextLng', 'jp');
  expect(sentenceIn({ en: 'English', kr: '한국어' })).toBe('한국어');
  expect(sentenceIn({ fr: 'Français', en: 'English' })).toBe('English');
  expect(sentenceIn({ fr: 'Français', de: 'Deutsch' })).toBe('Français');
  expect(sentenceIn({})).toBeUndefined();
});

it('S8.1 says the default where the answer has no sentence', () => {
  const fromProxy = new ApiError(502, '<html>');
  expect(failureSentence(fromProxy, common.unknownError)).toBe(common.unknownError);
  expect(failureSentence(new Error('x'), common.unknownError)).toBe(common.unknownError);
});
