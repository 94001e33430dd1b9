import { describe, expect, it } from 'vitest';
import { FORM_QUESTIONS_MAX, formContent, formDraft, type QuestionInput, questionsOf } from './form-fields.ts';
import { formProblems } from './form-problems.ts';

const words = { en: 'What is it?' };
const options = [
  { key: 'yes', words },
  { key: 'no', words },
];
const ask = (key: string, more: Partial<QuestionInput> = {}): QuestionInput => ({ key, kind: 'text', words, ...more });
const choice = (key: string, more: Partial<QuestionInput> = {}) => ask(key, { kind: 'choice', options, ...more });
const sectionsOf = (...sections: QuestionInput[][]) =>
  formContent.parse({ sections: sections.map((questions, at) => ({ key: `part-${at}`, words, questions })) });
const problems = (...questions: QuestionInput[]) => formProblems(sectionsOf(questions));
const many = (count: number) => Array.from({ length: count }, (_, at) => ask(`question-${at}`));

const AT = 'sections.0.questions.0';
const column = { key: 'metal', words, kind: 'text' } as const;
const table = (columns: QuestionInput['columns']) => ask('smelters', { kind: 'table', columns });

describe('formProblems', () => {
  it('S2.4 finds nothing in a form that can be published', () => {
    const whole = [
      choice('uses'),
      ask('kinds', { kind: 'choices', options, askedIf: { question: 'uses', is: ['yes'] } }),
      ask('weight', { kind: 'number', unit: 'KGM', askedIf: { question: 'kinds', is: ['yes', 'no'] } }),
      table([column, { ...column, key: 'share', kind: 'number', unit: 'P1' }]),
      ask('proof', { kind: 'file' }),
    ];
    expect(problems(...whole)).toEqual({});
  });

  it('S2.4 wants at least one question', () => {
    expect(formProblems({ sections: [] })).toEqual({ sections: 'empty' });
    expect(formProblems(sectionsOf([], []))).toEqual({ sections: 'empty' });
  });

  it('S2.4 refuses a thousand questions by saying that they are too many, in one section or over several', () => {
    expect(problems(...many(FORM_QUESTIONS_MAX))).toEqual({});
    const halves = sectionsOf(many(500), many(1_000).slice(500));
    const atOnce = questionsOf(halves);
    expect(atOnce).toHaveLength(1_000);
    expect(formProblems(halves)).toEqual({ sections: 'many' });
    const inOne = halves.sections.slice(0, 1).map((section) => ({ ...section, questions: atOnce }));
    expect(formProblems({ sections: inOne })).toEqual({ sections: 'many' });
  });

  it('S2.4 finds a key that is used twice, also in another section', () => {
    const content = sectionsOf([ask('same'), ask('other')], [ask('same'), ask('same')]);
    expect(formProblems(content)).toEqual({
      'sections.1.questions.0.key': 'key_twice',
      'sections.1.questions.1.key': 'key_twice',
    });
    const [first] = content.sections;
    if (!first) throw new Error('It has two.');
    const again = { ...first, questions: [] };
    expect(formProblems({ sections: [first, again] })).toEqual({ 'sections.1.key': 'key_twice' });
  });

  it.each(['choice', 'choices'] as const)('S2.4 wants two options of a %s, each once', (kind) => {
    expect(problems(ask('pick', { kind }))).toEqual({ [`${AT}.options`]: 'options_lacking' });
    expect(problems(ask('pick', { kind, options: options.slice(1) }))).toEqual({
      [`${AT}.options`]: 'options_lacking',
    });
    const twice = { [`${AT}.options.2.key`]: 'option_twice' };
    expect(problems(ask('pick', { kind, options: [...options, { key: 'yes', words }] }))).toEqual(twice);
  });

  it.each(['text', 'lines', 'number', 'date', 'country', 'file', 'table'] as const)(
    'S2.4 wants no options of a %s',
    (kind) => {
      const columns = kind === 'table' ? [column] : [];
      expect(problems(ask('plain', { kind, options, columns }))).toEqual({ [`${AT}.options`]: 'options_unused' });
    },
  );

  it('S2.4 wants columns of a table, each once, and of nothing else', () => {
    expect(problems(table([]))).toEqual({ [`${AT}.columns`]: 'columns_none' });
    expect(problems(table([column, column]))).toEqual({ [`${AT}.columns.1.key`]: 'column_twice' });
    expect(problems(ask('plain', { columns: [column] }))).toEqual({ [`${AT}.columns`]: 'columns_unused' });
  });

  it('S2.4 holds columns to the same as questions', () => {
    const wrong = [
      { ...column, key: 'pick', kind: 'choice' as const },
      { ...column, key: 'plain', options },
      { ...column, key: 'day', kind: 'date' as const, unit: 'DAY' as const },
      { ...column, key: 'again', kind: 'choice' as const, options: [...options, ...options] },
    ];
    expect(problems(table(wrong))).toEqual({
      [`${AT}.columns.0.options`]: 'options_lacking',
      [`${AT}.columns.1.options`]: 'options_unused',
      [`${AT}.columns.2.unit`]: 'unit_unused',
      [`${AT}.columns.3.options.2.key`]: 'option_twice',
      [`${AT}.columns.3.options.3.key`]: 'option_twice',
    });
  });

  it('S2.4 lets only a number have a unit', () => {
    expect(problems(ask('weight', { unit: 'KGM' }))).toEqual({ [`${AT}.unit`]: 'unit_unused' });
    expect(problems(ask('weight', { kind: 'number', unit: 'KGM' }))).toEqual({});
  });

  it('S2.4 lets a question hang only on a choice that is asked earlier', () => {
    const hangs = (question: string, is = ['yes']) => ask('last', { askedIf: { question, is } });
    const at = 'sections.0.questions.1.askedIf';
    expect(problems(choice('uses'), hangs('uses'))).toEqual({});
    expect(problems(choice('uses'), hangs('nothing'))).toEqual({ [`${at}.question`]: 'asked_if' });
    expect(problems(ask('uses'), hangs('uses'))).toEqual({ [`${at}.question`]: 'asked_if' });
    expect(problems(choice('uses'), hangs('uses', ['yes', 'maybe']))).toEqual({ [`${at}.is`]: 'asked_if_option' });
    expect(problems(hangs('uses'), choice('uses'))).toEqual({ [`${AT}.askedIf.question`]: 'asked_if' });
    const itself = choice('uses', { askedIf: { question: 'uses', is: ['yes'] } });
    expect(problems(itself)).toEqual({ [`${AT}.askedIf.question`]: 'asked_if' });
    expect(formProblems(sectionsOf([choice('uses')], [hangs('uses')]))).toEqual({});
  });
});

describe('formContent', () => {
  it.each(['', 'Uses', '1st', 'a.b', 'a b', '사용', 'constructor', 'a'.repeat(61)])(
    'S2.4 takes %j for no key',
    (key) => {
      expect(formContent.safeParse({ sections: [{ key: 'part', words, questions: [ask(key)] }] }).success).toBe(false);
    },
  );

  it('S2.4 wants words in at least one language', () => {
    const parse = (each: object) => formContent.safeParse({ sections: [{ key: 'part', words: each, questions: [] }] });
    expect(parse({ jp: '質問' }).success).toBe(true);
    expect(parse({}).success).toBe(false);
    expect(parse({ kr: '  ', en: '' }).success).toBe(false);
    expect(parse({ kr: '질문', fr: 'Question' }).success).toBe(false);
  });

  it('S2.4 keeps a draft whose parts have no words yet, and finds each of them', () => {
    const none = { kr: '', en: ' ', cn: '', jp: '' };
    const option = { key: 'yes', words: none };
    const sent = {
      sections: [
        {
          key: 'part',
          words: none,
          questions: [
            choice('uses', { words: none, options: [option, { key: 'no', words }] }),
            table([{ ...column, words: none }]),
          ],
        },
      ],
    };
    expect(formContent.safeParse(sent).success).toBe(false);
    expect(formProblems(formDraft.parse(sent))).toEqual({
      'sections.0.words': 'words',
      [`${AT}.words`]: 'words',
      [`${AT}.options.0.words`]: 'words',
      'sections.0.questions.1.columns.0.words': 'words',
    });
  });
});
