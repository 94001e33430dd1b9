import { type FormContent, type FormWords, LANGUAGES, type Language, questionsOf } from '@ieum/contract';

/** Everything in a form that has to be said, apart from help, which may be missing. */
const allWords = (name: FormWords, content: FormContent): FormWords[] => [
  name,
  ...content.sections.map(({ words }) => words),
  ...questionsOf(content).flatMap(({ words, options, columns }) => [
    words,
    ...options.map((one) => one.words),
    ...columns.flatMap((one) => [one.words, ...one.options.map((option) => option.words)]),
  ]),
];

export type LanguageGap = { language: Language; isUsed: boolean; missing: number };

/** How far each language has come: in one that nobody has begun, nothing is missing. */
export const languageGaps = (name: FormWords, content: FormContent): LanguageGap[] => {
  const all = allWords(name, content);
  return LANGUAGES.map((language) => {
    const missing = all.filter((words) => words[language].trim() === '').length;
    const isUsed = missing < all.length;
    return { language, isUsed, missing: isUsed ? missing : 0 };
  });
};
