import type { Column, Option, Question, Section, Words } from './form-shape.ts';

export const four = (kr: string, en: string, cn: string, jp: string): Words => ({ kr, en, cn, jp });

export const section = (key: string, words: Words, questions: Question[]): Section => ({ key, words, questions });

type More = Partial<Omit<Question, 'key' | 'kind' | 'words' | 'isRequired'>>;

/** Makes an optional question. */
export const ask = (kind: Question['kind'], key: string, words: Words, more: More = {}): Question => ({
  key,
  kind,
  words,
  help: four('', '', '', ''),
  isRequired: false,
  unit: '',
  options: [],
  columns: [],
  askedIf: null,
  known: '',
  ...more,
});

/** Makes a question that must be answered if it is asked. */
export const must = (...[kind, key, words, more]: Parameters<typeof ask>): Question => ({
  ...ask(kind, key, words, more),
  isRequired: true,
});

type ColumnMore = Partial<Omit<Column, 'key' | 'kind' | 'words'>>;

export const column = (kind: Column['kind'], key: string, words: Words, more: ColumnMore = {}): Column => ({
  key,
  kind,
  words,
  unit: '',
  options: [],
  isRequired: false,
  ...more,
});

export const option = (key: string, kr: string, en: string, cn: string, jp: string): Option => ({
  key,
  words: four(kr, en, cn, jp),
});

/** Makes a condition to spread into a question: it is asked only if an earlier one has one of these answers. */
export const when = (question: string, ...is: string[]) => ({ askedIf: { question, is } });
export const ifYes = (question: string) => when(question, 'yes');

const YES = option('yes', '예', 'Yes', '是', 'はい');
const NO = option('no', '아니요', 'No', '否', 'いいえ');
const UNKNOWN = option('unknown', '모름', 'Not known', '不清楚', '不明');
const PARTLY = option('partly', '일부만', 'In part', '部分', '一部');

export const YES_NO = [YES, NO];
export const YES_NO_UNKNOWN = [YES, NO, UNKNOWN];
export const YES_PARTLY_NO = [YES, PARTLY, NO];

export const yesNo = (key: string, words: Words, more: More = {}) =>
  must('choice', key, words, { options: YES_NO, ...more });
