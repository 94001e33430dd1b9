import type { LanguageTag } from '@ieum/contract';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { type DateLimits, formatIsoDate, readDate } from './date-text.ts';

type DateDraftProps = DateLimits & { value: string; onChange: (value: string) => void };

/** Holds the text of the input, which can be more than the value: half a date, or no date at all. */
export const useDateDraft = ({ value, onChange, min, max }: DateDraftProps) => {
  const { tag } = useLanguage();
  const [draft, setDraft] = useState(() => ({ text: textOf(value, tag), value, tag, isSettled: true }));
  if (draft.value !== value || draft.tag !== tag) {
    const isNoDateYet = value === '' && draft.value === '';
    setDraft({ ...draft, text: isNoDateYet ? draft.text : textOf(value, tag), value, tag });
  }
  const read = readDate(draft.text, tag, { min, max });

  return {
    text: draft.text,
    /** Set only after the user has left the input, because nobody types a whole date at once. */
    problem: draft.isSettled ? read.problem : undefined,
    ways: read.ways,
    /** Days that digits typed in English can mean, while the user types. */
    readings: tag === 'en' && !draft.isSettled && !LETTER.test(draft.text) ? read.ways : [],
    type: (text: string) => {
      const { iso } = readDate(text, tag, { min, max });
      setDraft({ text, value: iso, tag, isSettled: false });
      if (iso !== value) onChange(iso);
    },
    settle: () => setDraft({ ...draft, text: textOf(read.iso, tag) || draft.text, isSettled: true }),
  };
};

const LETTER = /\p{L}/u;

const textOf = (iso: string, tag: LanguageTag) => (iso ? formatIsoDate(iso, tag) : '');
