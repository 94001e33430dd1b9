import { labelled } from '@ieum/contract';
import { useCallback } from 'react';
import { useLanguage } from './use-language.ts';

/** Returns a function that joins a label and its text with the colon of the reader's language. */
export const useLabelled = () => {
  const { tag } = useLanguage();
  return useCallback((label: string, text: string) => labelled(label, text, tag), [tag]);
};
