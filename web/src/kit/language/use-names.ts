import { type Names, nameFor, namesFor } from '@ieum/contract';
import { useMemo } from 'react';
import { useLanguage } from './use-language.ts';

/** Chooses between the names of a record for the reader: the one in the reader's script first, another beside it. */
export const useNames = () => {
  const { name: language } = useLanguage();
  return useMemo(
    () => ({
      /** Returns the one name; empty where there is none. */
      nameOf: (names: Names) => nameFor(names, language),
      namesOf: (names: Names) => namesFor(names, language),
      /** Returns both names in one line. */
      bothOf: (names: Names) => {
        const { first, beside } = namesFor(names, language);
        return [first, beside].filter(Boolean).join(' · ');
      },
    }),
    [language],
  );
};

const LATIN = /^[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u;

/** Returns the language attribute of a name beside another: screen readers pronounce an English name as such. */
export const langOfName = (name: string) => (LATIN.test(name) ? 'en' : undefined);
