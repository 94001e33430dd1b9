import { type FormContent, formDraft, formProblems, questionsOf } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { formChanges } from './form-changes.ts';
import * as edit from './form-editing.ts';
import { languageGaps } from './form-languages.ts';
import { factsFor, NO_WORDS, newQuestion, withKind } from './new-parts.ts';

const words = (kr: string) => ({ ...NO_WORDS, kr });
const ask = (key: string) => ({ ...newQuestion('text'), key, words: words(key) });
const choice = (key: string) => ({
  ...ask(key),
  kind: 'choice' as const,
  options: ['yes', 'no'].map((answer) => ({ key: answer, words: words(answer) })),
});
const FORM: FormContent = {
  sections: [
    { key: 'first', words: words('first'), questions: [ask('a'), ask('b'), ask('c')] },
    { key: 'second', words: words('second'), questions: [ask('d')] },
    { key: 'empty', words: words('empty'), questions: [] },
  ],
};
const keys = (content: FormContent) =>
  content.sections.map(({ questions }) => questions.map(({ key }) => key).join('')).join('|');

describe('moving questions', () => {
  it('S2.4 goes one place up or down, and over the edge into the next section', () => {
    expect(keys(edit.moveQuestion(FORM, 'b', -1))).toBe('bac|d|');
    expect(keys(edit.moveQuestion(FORM, 'c', 1))).toBe('ab|cd|');
    expect(keys(edit.moveQuestion(FORM, 'd', -1))).toBe('abcd||');
    expect(keys(edit.moveQuestion(FORM, 'd', 1))).toBe('abc||d');
  });

  it('S2.4 stays where there is nowhere to go', () => {
    expect(keys(edit.moveQuestion(FORM, 'a', -1))).toBe('abc|d|');
    const last = edit.moveQuestion(FORM, 'd', 1);
    expect(keys(edit.moveQuestion(last, 'd', 1))).toBe('abc||d');
    expect(edit.moveQuestion(FORM, 'nobody', 1)).toBe(FORM);
  });

  it('S2.4 makes anew only the section that changes', () => {
    const next = edit.moveQuestion(FORM, 'b', -1);
    expect(next.sections[1]).toBe(FORM.sections[1]);
    expect(next.sections[0]?.questions[2]).toBe(FORM.sections[0]?.questions[2]);
  });

  it('S2.4 brings a question to the end of another section', () => {
    expect(keys(edit.moveToSection(FORM, 'a', 'second'))).toBe('bc|da|');
  });
});

describe('adding and removing', () => {
  it('S2.4 puts a removed question back where it stood, whatever was done meanwhile', () => {
    const taken = edit.takenOf(FORM, 'b');
    if (!taken) throw new Error('It is there.');
    const left = edit.removeQuestion(FORM, 'b');
    expect(keys(left)).toBe('ac|d|');
    const meanwhile = edit.addQuestion(left, 'second', ask('e'));
    expect(keys(edit.putBack(meanwhile, taken))).toBe('abc|de|');
    expect(keys(edit.putBack(FORM, taken))).toBe('abc|d|');
    expect(keys(edit.putBack(edit.removeSection(left, 'first'), taken))).toBe('d|b');
  });

  it('S2.4 copies a question under a key of its own, right after it', () => {
    const made = edit.duplicateQuestion(FORM, 'a');
    expect(made?.copy.words).toEqual(words('a'));
    expect(questionsOf(made?.content ?? FORM).map(({ key }) => key)[1]).toBe(made?.copy.key);
    expect(formProblems(made?.content ?? FORM)).toEqual({});
  });

  it('S2.4 copies a section so that its conditions speak of the copy', () => {
    const follow = { ...ask('why'), askedIf: { question: 'uses', is: ['yes'] } };
    const content = { sections: [{ key: 's', words: words('s'), questions: [choice('uses'), follow] }] };
    const twice = edit.duplicateSection(content, 's');
    const [uses, why] = twice.sections[1]?.questions ?? [];
    expect(why?.askedIf?.question).toBe(uses?.key);
    expect(uses?.key).not.toBe('uses');
    expect(formProblems(twice)).toEqual({});
  });

  it('S2.4 offers as a condition only choices that are asked earlier', () => {
    const content = edit.addQuestion(edit.addQuestion(FORM, 'first', choice('early'), 'a'), 'second', choice('late'));
    expect(edit.earlierChoices(content, 'd').map(({ key }) => key)).toEqual(['early']);
    expect(edit.earlierChoices(content, 'early')).toEqual([]);
  });
});

describe('withKind', () => {
  it('S2.4 drops what another kind has no use for and makes room for what it needs', () => {
    const table = withKind(choice('uses'), 'table');
    expect([table.options, table.columns.length]).toEqual([[], 1]);
    expect(withKind({ ...ask('n'), kind: 'number', unit: 'KGM' }, 'text').unit).toBe('');
    expect(withKind(table, 'choices').options).toHaveLength(2);
  });

  it('S2.4 keeps a known fact only where it can be the answer', () => {
    const name = { ...ask('name'), known: 'company.name' as const };
    expect(withKind(name, 'lines').known).toBe('company.name');
    expect(withKind(name, 'number').known).toBe('');
    expect(factsFor('file')).toEqual([]);
  });

  it.each(['choice', 'choices', 'table', 'number', 'file', 'lines', 'date', 'country'] as const)(
    'S2.4 makes of a new %s a draft that can be kept, and only words are missing',
    (kind) => {
      const content = { sections: [{ key: 's', words: words('s'), questions: [newQuestion(kind)] }] };
      expect(formDraft.safeParse(content).success).toBe(true);
      expect([...new Set(Object.values(formProblems(content)))]).toEqual(['words']);
    },
  );
});

describe('formChanges', () => {
  it('S2.4 names what was added, changed, moved and removed', () => {
    const moved = edit.moveQuestion(edit.moveQuestion(FORM, 'a', 1), 'a', 1);
    const changed = edit.changeQuestion(moved, { ...ask('b'), isRequired: true });
    const after = edit.removeQuestion(edit.addQuestion(changed, 'empty', ask('e')), 'd');
    expect(formChanges(FORM, after).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'changed b',
      'moved a',
      'added e',
      'removed d',
    ]);
  });

  it('S2.4 finds nothing between equals, and a move into another section', () => {
    expect(formChanges(FORM, structuredClone(FORM))).toEqual([]);
    expect(formChanges(FORM, edit.moveQuestion(FORM, 'c', 1))).toEqual([
      { kind: 'moved', key: 'c', words: words('c') },
    ]);
  });
});

it('S2.4 counts what is missing in a language only once somebody has begun it', () => {
  const [a] = FORM.sections[0]?.questions ?? [];
  if (!a) throw new Error('It is there.');
  const begun = edit.changeQuestion(FORM, { ...a, words: { ...a.words, en: 'A' } });
  expect(languageGaps(words('name'), begun)).toEqual([
    { language: 'kr', isUsed: true, missing: 0 },
    { language: 'en', isUsed: true, missing: 7 },
    { language: 'cn', isUsed: false, missing: 0 },
    { language: 'jp', isUsed: false, missing: 0 },
  ]);
});
