import { describe, expect, it } from 'vitest';
import {
  ANSWER_FILES_MAX,
  ANSWER_TEXT_MAX,
  type AnswerValue,
  answerProblem,
  answerValue,
  askedQuestions,
  choicesWith,
  incompleteAnswers,
  isAnswered,
  missingAnswers,
} from './answers.ts';
import { formContent, QUESTION_KINDS, type QuestionInput, type QuestionKind, question } from './form-fields.ts';

const words = { en: 'What is it?' };
const options = ['yes', 'no', 'some', 'none'].map((key) => ({ key, words }));
const CELLS = ['text', 'number', 'choice', 'date', 'country'] as const;
const columns = CELLS.map((kind) => ({ key: kind, words, kind, options: kind === 'choice' ? options : [] }));

const ask = (kind: QuestionKind, more: Partial<QuestionInput> = {}): QuestionInput => ({
  key: `the-${kind}`,
  kind,
  words,
  options: kind === 'choice' || kind === 'choices' ? options : [],
  columns: kind === 'table' ? columns : [],
  ...more,
});
const formOf = (...questions: QuestionInput[]) => formContent.parse({ sections: [{ key: 'part', words, questions }] });
const fileOf = (digit: number) => ({ id: `00000000-0000-4000-8000-00000000000${digit % 10}`, name: `${digit}.pdf` });
const row = { text: '고려', number: 1.5, choice: 'no', date: '2026-11-15', country: 'KR' };

const GOOD: Record<QuestionKind, AnswerValue[]> = {
  text: ['한 줄', 'x'.repeat(ANSWER_TEXT_MAX)],
  lines: ['한 줄\n두 줄', 'x'.repeat(ANSWER_TEXT_MAX + 1)],
  number: [0, -1.5, 1e15],
  choice: ['yes'],
  choices: [['yes'], ['no', 'yes'], ['none'], []],
  date: ['2026-11-15', '2028-02-29'],
  country: ['KR', 'CD'],
  file: [[fileOf(1)], [fileOf(1), fileOf(2)], []],
  table: [[row], [row, { text: 'x' }], [{}], [{ text: '', number: '', choice: '', date: '', country: '' }], []],
};

/** Wrong answers to each kind of question, and their problems. */
const WRONG: [QuestionKind, AnswerValue, string][] = [
  ...(['text', 'lines', 'choice', 'date', 'country'] as const).map((kind): [QuestionKind, AnswerValue, string] => [
    kind,
    5,
    'type',
  ]),
  ...QUESTION_KINDS.filter((kind) => !['choices', 'file', 'table'].includes(kind)).flatMap(
    (kind): [QuestionKind, AnswerValue, string][] => [
      [kind, ['yes'], 'type'],
      [kind, [row], 'type'],
      [kind, [fileOf(1)], 'type'],
    ],
  ),
  ['text', 'x'.repeat(ANSWER_TEXT_MAX + 1), 'long'],
  ['number', '5', 'number'],
  ['choice', 'maybe', 'option'],
  ['choices', 'yes', 'type'],
  ['choices', 5, 'type'],
  ['choices', ['yes', 'maybe'], 'option'],
  ['choices', ['yes', 'yes'], 'many'],
  ['choices', [row], 'option'],
  ['choices', ['none', 'yes'], 'alone'],
  ['choices', ['no', 'some', 'none'], 'alone'],
  ['choices', ['none', 'none'], 'many'],
  ['date', '2026-02-29', 'date'],
  ['date', '15.11.2026', 'date'],
  ['country', 'XX', 'country'],
  ['country', '대한민국', 'country'],
  ['file', 'a.pdf', 'type'],
  ['file', 5, 'type'],
  ['file', ['a.pdf'], 'type'],
  ['file', [row], 'type'],
  ['file', [{ id: 'none', name: 'a.pdf' }], 'type'],
  ['file', Array.from({ length: ANSWER_FILES_MAX + 1 }, (_, at) => fileOf(at)), 'many'],
  ['table', 'x', 'type'],
  ['table', 5, 'type'],
  ['table', ['yes'], 'type'],
  ['table', [fileOf(1)], 'type'],
  ['table', [row, { ...row, price: 5 }], 'type'],
  ['table', [{ text: 5 }], 'type'],
  ['table', [{ number: '5' }], 'number'],
  ['table', [{ choice: 'maybe' }], 'option'],
  ['table', [row, { date: '2026-13-01' }], 'date'],
  ['table', [{ country: 'kr' }], 'country'],
];

describe('answerProblem', () => {
  it.each(QUESTION_KINDS)('S2.4 takes the answers that a %s can have', (kind) => {
    for (const value of GOOD[kind]) expect(answerProblem(question.parse(ask(kind)), value)).toBeNull();
  });

  it.each(WRONG)('S2.4 refuses of a %s the answer %j: %s', (kind, value, problem) => {
    expect(answerProblem(question.parse(ask(kind)), value)).toBe(problem);
  });

  it('S2.4 takes a row with a column that is called id, and one that is empty', () => {
    const table = question.parse(ask('table', { columns: [{ key: 'id', words, kind: 'text' }] }));
    expect(answerProblem(table, [{ id: 'CID000001' }, {}])).toBeNull();
  });
});

describe('choicesWith', () => {
  const choices = question.parse(ask('choices'));

  it('S2.4 23.4 ticks in the order of the form, “none” instead of all others and any other instead of it', () => {
    expect(choicesWith(choices, ['some'], 'yes', true)).toEqual(['yes', 'some']);
    expect(choicesWith(choices, ['yes', 'some'], 'none', true)).toEqual(['none']);
    expect(choicesWith(choices, ['none'], 'no', true)).toEqual(['no']);
    expect(choicesWith(choices, ['none'], 'none', false)).toEqual([]);
  });

  it('S2.4 23.4 leads out of what was chosen together before', () => {
    expect(choicesWith(choices, ['yes', 'none'], 'none', false)).toEqual(['yes']);
    expect(choicesWith(choices, ['yes', 'none'], 'yes', false)).toEqual(['none']);
    expect(choicesWith(choices, ['yes', 'none'], 'no', true)).toEqual(['yes', 'no']);
  });
});

describe('answerValue', () => {
  it('S2.4 takes whatever a question can be answered with', () => {
    for (const value of Object.values(GOOD).flat()) expect(answerValue.parse(value)).toEqual(value);
  });

  it.each([null, true, { text: 'x' }, Number.NaN, 1e16, 'x'.repeat(5_001), [null], [[]], [{ text: null }], '\u0000'])(
    'S2.4 takes %j for no answer',
    (value) => {
      expect(answerValue.safeParse(value).success).toBe(false);
    },
  );

  it('S2.4 tells nothing from something', () => {
    for (const value of ['', [], null, undefined]) expect(isAnswered(value)).toBe(false);
    for (const value of [0, 'x', ['yes'], [row], [fileOf(1)]]) expect(isAnswered(value)).toBe(true);
  });
});

describe('missingAnswers', () => {
  it.each(QUESTION_KINDS)('S2.4 misses a required %s, and no other', (kind) => {
    const form = formOf(ask(kind, { isRequired: true }), ask(kind, { key: 'optional' }));
    expect(missingAnswers(form, {})).toEqual([`the-${kind}`]);
    expect(missingAnswers(form, { [`the-${kind}`]: GOOD[kind][0] })).toEqual([]);
  });

  it('S2.4 misses a cell that every row has to have, also where the table itself may be left out', () => {
    const metal = { key: 'metal', words, kind: 'text' as const, isRequired: true };
    const form = formOf(ask('table', { columns: [metal, { ...metal, key: 'mine', isRequired: false }] }));
    const missing = (rows: AnswerValue) => missingAnswers(form, { 'the-table': rows });
    expect(missing([])).toEqual([]);
    expect(missing([{ metal: '주석' }, { metal: '금', mine: '' }])).toEqual([]);
    expect(missing([{ metal: '주석' }, { mine: 'A' }])).toEqual(['the-table']);
    expect(missing([{ metal: '' }])).toEqual(['the-table']);
  });

  it('S2.4 counts the number nought as an answer, in a cell too', () => {
    const amount = { key: 'amount', words, kind: 'number' as const, isRequired: true };
    const form = formOf(ask('number', { isRequired: true }), ask('table', { columns: [amount] }));
    expect(missingAnswers(form, { 'the-number': 0, 'the-table': [{ amount: 0 }] })).toEqual([]);
  });
});

describe('askedQuestions', () => {
  const form = formOf(
    ask('choice', { key: 'uses', isRequired: true }),
    ask('choices', { key: 'which', isRequired: true, askedIf: { question: 'uses', is: ['yes', 'some'] } }),
    ask('text', { key: 'why', isRequired: true, askedIf: { question: 'which', is: ['no'] } }),
  );
  const keys = (answers: Parameters<typeof askedQuestions>[1]) => askedQuestions(form, answers).map(({ key }) => key);

  it('S2.4 asks what follows only where the answer before says so', () => {
    expect(keys({})).toEqual(['uses']);
    expect(keys({ uses: 'no' })).toEqual(['uses']);
    expect(keys({ uses: 'some' })).toEqual(['uses', 'which']);
    expect(keys({ uses: 'yes', which: ['yes'] })).toEqual(['uses', 'which']);
    expect(keys({ uses: 'yes', which: ['yes', 'no'] })).toEqual(['uses', 'which', 'why']);
  });

  it('S2.4 asks nothing because of an answer to what is not asked any more', () => {
    expect(keys({ uses: 'no', which: ['no'] })).toEqual(['uses']);
    expect(missingAnswers(form, { uses: 'no', which: ['no'] })).toEqual([]);
  });

  it('S2.4 23.4 lacks nothing because of an answer to what is not asked any more, nor of one that is closed', () => {
    const lacking = (answers: Parameters<typeof askedQuestions>[1], isOpen = (_: string) => true) =>
      incompleteAnswers(form, answers, isOpen);
    expect(lacking({ uses: 'no', which: ['none', 'no'], why: 'x'.repeat(501) })).toEqual([]);
    expect(lacking({ uses: 'yes', which: ['none', 'no'] })).toEqual([
      { key: 'which', problem: 'alone' },
      { key: 'why', problem: 'missing' },
    ]);
    expect(lacking({ uses: 'yes', which: ['none', 'no'] }, (key) => key !== 'which')).toEqual([
      { key: 'why', problem: 'missing' },
    ]);
  });

  it('S2.4 misses what is asked and required, and nothing that is not asked', () => {
    expect(missingAnswers(form, { uses: 'no' })).toEqual([]);
    expect(missingAnswers(form, { uses: 'yes' })).toEqual(['which']);
    expect(missingAnswers(form, { uses: 'yes', which: ['no'] })).toEqual(['why']);
  });
});
