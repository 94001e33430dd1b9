import {
  FORM_HELP_MAX,
  FORM_WORDS_MAX,
  type FormWords,
  LANGUAGES,
  type Language,
  labelled,
  TAG_OF,
} from '@ieum/contract';
import type { ClipboardEvent } from 'react';
import { LANGUAGE_LABELS } from '../../../kit/language/labels.ts';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';

type WordsInputProps = {
  label: string;
  words: FormWords;
  language: Language;
  onWords: (words: FormWords) => void;
  error?: string | undefined;
  isOptional?: boolean;
  /** Multi-line for the words themselves or their help. */
  as?: 'line' | 'words' | 'help';
  onPaste?: (text: string) => boolean;
};

/** Edits words in the chosen language. If they are empty, the words of another language are shown to translate. */
export const WordsInput = ({ words, language, onWords, as = 'line', onPaste, ...field }: WordsInputProps) => {
  const shared = {
    ...field,
    help: elsewhere(words, language),
    lang: TAG_OF[language],
    value: words[language],
    onChange: ({ target }: { target: { value: string } }) => onWords({ ...words, [language]: target.value }),
  };
  if (as === 'help') return <TextArea {...shared} maxLength={FORM_HELP_MAX} rows={2} />;
  if (as === 'words') return <TextArea {...shared} maxLength={FORM_WORDS_MAX} rows={2} />;
  const paste = (event: ClipboardEvent) => {
    if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return <TextField {...shared} autoComplete="off" onPaste={paste} />;
};

const elsewhere = (words: FormWords, language: Language) => {
  if (words[language] !== '') return undefined;
  const written = LANGUAGES.find((candidate) => words[candidate] !== '');
  return written && labelled(LANGUAGE_LABELS[written], words[written], TAG_OF[written]);
};
