import {
  type Column,
  type FormSection,
  type FormWords,
  NONE_OPTION,
  type Question,
  type QuestionKind,
} from '@ieum/contract';

export const NO_WORDS: FormWords = { kr: '', en: '', cn: '', jp: '' };

/** Creates a unique key. Users never see it; it identifies an answer from version to version. */
export const newKey = (prefix: 'q' | 's' | 'o' | 'c') =>
  `${prefix}-${crypto.randomUUID().replaceAll('-', '').slice(0, KEY_LENGTH)}`;
const KEY_LENGTH = 12;

export const newOption = () => ({ key: newKey('o'), words: NO_WORDS });

/** Has words in all languages, so that the author need not write them. */
export const noneOption = () => ({
  key: NONE_OPTION,
  words: { kr: '해당 없음', en: 'None of these', cn: '均无', jp: '該当なし' },
});

export const newColumn = (): Column => ({
  key: newKey('c'),
  words: NO_WORDS,
  kind: 'text',
  unit: '',
  options: [],
  isRequired: false,
});

export const newQuestion = (kind: QuestionKind): Question =>
  withKind(
    {
      key: newKey('q'),
      kind,
      words: NO_WORDS,
      help: NO_WORDS,
      isRequired: false,
      unit: '',
      options: [],
      columns: [],
      askedIf: null,
      known: '',
    },
    kind,
  );

export const newSection = (): FormSection => ({ key: newKey('s'), words: NO_WORDS, questions: [] });

const hasOptions = (kind: string) => kind === 'choice' || kind === 'choices';
const TWO = 2;

/** Drops what the new kind does not use, and adds what it needs. */
export const withKind = (question: Question, kind: QuestionKind): Question => ({
  ...question,
  kind,
  unit: kind === 'number' ? question.unit : '',
  options: hasOptions(kind) ? atLeast(question.options, TWO, newOption) : [],
  columns: kind === 'table' ? atLeast(question.columns, 1, newColumn) : [],
  known: factsFor(kind).some((fact) => fact === question.known) ? question.known : '',
});

/** Does the same for a column, which is a small question. */
export const withCellKind = (column: Column, kind: Column['kind']): Column => ({
  ...column,
  kind,
  unit: kind === 'number' ? column.unit : '',
  options: hasOptions(kind) ? atLeast(column.options, TWO, newOption) : [],
});

const atLeast = <T>(list: T[], count: number, make: () => T) =>
  list.length >= count ? list : [...list, ...Array.from({ length: count - list.length }, make)];

const NAMES = [
  'company.name',
  'company.nameEnglish',
  'company.businessNumber',
  'company.address',
  'company.contact',
] as const;
const LISTS = ['factory.countries', 'certificate.standards', 'supplier.countries', 'material.groups'] as const;
const FACTS = {
  text: [...NAMES, ...LISTS],
  lines: [...NAMES, ...LISTS],
  number: ['factory.count', 'factory.headcount'],
  country: ['company.country'],
} as const;

/** Returns the facts known to the portal that can answer a question of this kind. */
export const factsFor = (kind: QuestionKind): readonly Exclude<Question['known'], ''>[] =>
  kind in FACTS ? FACTS[kind as keyof typeof FACTS] : [];
