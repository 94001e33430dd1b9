import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/answers.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/answers.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/answers.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/answers.json' with { type: 'json' };
import type { Column, Option, Question, Section, Words } from './form-shape.ts';

const answers = wordTree({ kr, en, cn, jp });

/** Help that nobody has written. */
const NO_WORDS: Words = { kr: '', en: '', cn: '', jp: '' };

export const section = (key: string, words: Words, questions: Question[]): Section => ({ key, words, questions });

type More = Partial<Omit<Question, 'key' | 'kind' | 'words' | 'isRequired'>>;

/** Makes an optional question. */
export const ask = (kind: Question['kind'], key: string, words: Words, more: More = {}): Question => ({
  key,
  kind,
  words,
  help: NO_WORDS,
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

export const option = (key: string, words: Words): Option => ({ key, words });

/** Makes a condition to spread into a question: it is asked only if an earlier one has one of these answers. */
export const when = (question: string, ...is: string[]) => ({ askedIf: { question, is } });
export const ifYes = (question: string) => when(question, 'yes');

const YES = option('yes', answers.yes);
const NO = option('no', answers.no);
const UNKNOWN = option('unknown', answers.unknown);
const PARTLY = option('partly', answers.partly);

export const YES_NO = [YES, NO];
export const YES_NO_UNKNOWN = [YES, NO, UNKNOWN];
export const YES_PARTLY_NO = [YES, PARTLY, NO];

export const yesNo = (key: string, words: Words, more: More = {}) =>
  must('choice', key, words, { options: YES_NO, ...more });
