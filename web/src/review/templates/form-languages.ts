import { type FormContent, type FormWords, LANGUAGES, type Language, questionsOf } from '@ieum/contract';

/** Returns all required words of a form. Help is not among them, because it is optional. */
const allWords = (name: FormWords, content: FormContent): FormWords[] => [
  name,
  ...content.sections.map(({ words }) => words),
  ...questionsOf(content).flatMap(({ words, options, columns }) => [
    words,
    ...options.map((item) => item.words),
    ...columns.flatMap((item) => [item.words, ...item.options.map((option) => option.words)]),
  ]),
];

export type LanguageGap = { language: Language; isUsed: boolean; missing: number };

/** Counts the missing words of each language. A language that is not used yet lacks nothing. */
export const languageGaps = (name: FormWords, content: FormContent): LanguageGap[] => {
  const texts = allWords(name, content);
  return LANGUAGES.map((language) => {
    const missing = texts.filter((words) => words[language].trim() === '').length;
    const isUsed = missing < texts.length;
    return { language, isUsed, missing: isUsed ? missing : 0 };
  });
};
