import { type FormWords, LANGUAGES } from '@ieum/contract';
import { useCallback } from 'react';
import { useLanguage } from '../../../kit/language/use-language.ts';

/** Fallback languages. Most readers who do not know the author's language can read English. */
const INSTEAD = ['en', ...LANGUAGES] as const;

/** Returns the words of a questionnaire in the reader's language, or in one in which they exist. */
export const useFormWords = () => {
  const { name } = useLanguage();
  return useCallback(
    (words: FormWords) => words[name] || INSTEAD.map((language) => words[language]).find(Boolean) || '',
    [name],
  );
};
