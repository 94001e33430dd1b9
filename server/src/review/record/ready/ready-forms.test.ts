import {
  askedQuestions,
  type FormWords,
  formContent,
  formProblems,
  formWords,
  LANGUAGES,
  missingAnswers,
  questionsOf,
  READY_FORMS,
} from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import type { ReadyQuestionnaire as Ready } from './form-shape.ts';
import { READY } from './ready-forms.ts';

const FEWEST = 25;
const MOST = 50;
const OWN_SCRIPT = [
  ['kr', /\p{Script=Hangul}/u],
  ['cn', /\p{Script=Han}/u],
  ['jp', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
] as const;
/** Names that are spelled the same in every language. */
const ALIKE = ['UN/LOCODE', 'RMI', 'LBMA'];
/** Traditional or Japanese forms of common characters, which simplified Chinese does not have. */
const NOT_SIMPLIFIED = /[業產會與對個們這實關資價應發點環經總報檢認證錬製労働検証県対応発価権図総実]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Returns everything that a person reads in a form. */
const textsIn = ({ name, description, content }: Ready): FormWords[] => [
  name,
  description,
  ...content.sections.map(({ words }) => words),
  ...questionsOf(content).flatMap(({ words, help, options, columns }) => [
    words,
    ...(help.kr === '' ? [] : [help]),
    ...options.map((option) => option.words),
    ...columns.flatMap((column) => [column.words, ...column.options.map((option) => option.words)]),
  ]),
];

describe.each(READY_FORMS)('the ready questionnaire %s', (name) => {
  const form = READY[name];
  const questions = questionsOf(form.content);

  it('S2.4 is a form as it stands, and could be published', () => {
    expect(formContent.parse(form.content)).toEqual(form.content);
    expect(formProblems(form.content)).toEqual({});
    expect(formWords.parse(form.name)).toEqual(form.name);
    expect(form.version).toBeGreaterThan(0);
  });

  it('S2.4 is no longer than somebody can answer', () => {
    expect(questions.length).toBeGreaterThanOrEqual(FEWEST);
    expect(questions.length).toBeLessThanOrEqual(MOST);
  });

  it('S2.4 says everything in all four languages, each in its own script', () => {
    const texts = textsIn(form).filter(({ en }) => !ALIKE.includes(en));
    expect(texts.filter((words) => LANGUAGES.some((language) => words[language] === ''))).toEqual([]);
    for (const [language, script] of OWN_SCRIPT)
      expect(texts.filter((words) => !script.test(words[language]))).toEqual([]);
    expect(texts.filter(({ en, cn, jp }) => HANGUL.test(en + cn + jp))).toEqual([]);
    expect(texts.filter(({ kr, en, cn }) => KANA.test(kr + en + cn))).toEqual([]);
    expect(texts.filter(({ cn }) => NOT_SIMPLIFIED.test(cn))).toEqual([]);
  });

  it('S2.4 has help in all languages or in none', () => {
    const counts = questions.map(({ help }) => LANGUAGES.filter((language) => help[language] !== '').length);
    expect(counts.filter((count) => count !== 0 && count !== LANGUAGES.length)).toEqual([]);
  });

  it.each(LANGUAGES)('S2.4 says nothing twice in one place, read in %s', (language) => {
    const columns = questions.map((question) => question.columns);
    const options = [...questions, ...columns.flat()].map((question) => question.options);
    for (const list of [questions, form.content.sections, ...columns, ...options]) {
      const texts = list.map(({ words }) => words[language]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  it('S2.4 asks some things only where an answer before leads to them', () => {
    const shown = askedQuestions(form.content, {});
    expect(shown.length).toBeLessThan(questions.length);
    expect(missingAnswers(form.content, {})).not.toEqual([]);
  });
});

it('S2.4 skips every question about a mineral for who uses none', () => {
  const missing = missingAnswers(READY['minerals-3tg'].content, { added: ['none'] });
  expect(missing).not.toContain('remaining');
  expect(missing).not.toContain('origins');
  expect(missingAnswers(READY['minerals-3tg'].content, { added: ['gold'], remaining: ['gold'] })).toContain('origins');
});
