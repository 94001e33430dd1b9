import { type FormWords, LANGUAGES } from '@ieum/contract';
import { useCallback } from 'react';
import { useLanguage } from '../../../kit/language/use-language.ts';

/** English is read by most who cannot read the language of whoever wrote it. */
const INSTEAD = ['en', ...LANGUAGES] as const;

/** Words of a questionnaire in the reader's language, or in one in which they were written. */
export const useFormWords = () => {
  const { name } = useLanguage();
  return useCallback(
    (words: FormWords) => words[name] || INSTEAD.map((language) => words[language]).find(Boolean) || '',
    [name],
  );
};
