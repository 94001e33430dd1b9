import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, MAX_DIGITS, plainNumber, readNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';

export type NumberRules = {
  value: number | null;
  /** `null` for an empty text, `NaN` while the text is not a number: a schema refuses it, and the text is kept. */
  onChange: (value: number | null) => void;
  unit?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Amount that an arrow key adds. */
  step?: number | undefined;
};

type Draft = { text: string; value: number | null };

/** Returns the text of a number field and its problem. */
export const useNumberText = (
  input: RefObject<HTMLInputElement | null>,
  { value, onChange, unit, min, max, step = 1 }: NumberRules,
) => {
  const { tag } = useLanguage();
  const problemOf = useProblem({ min, max, unit });
  const [draft, setDraft] = useState<Draft>();
  const [isFocused, setFocused] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const selectAgain = useRef(false);

  // A value from outside, such as a form that is reset, replaces the typed text.
  const isOwn = draft !== undefined && (isFocused || Object.is(draft.value, value));
  const written = value === null || Number.isNaN(value) ? '' : formatNumber(value, tag);
  const text = isOwn ? draft.text : written;
  const problem = problemOf(text);

  useLayoutEffect(() => {
    if (selectAgain.current) input.current?.select();
    selectAgain.current = false;
  });

  const put = (next: Draft) => {
    setDraft(next);
    if (!Object.is(next.value, value)) onChange(next.value);
  };

  return {
    text,
    problem: isRevealed ? problem : undefined,
    begin: () => {
      const { selectionStart, selectionEnd } = input.current ?? {};
      selectAgain.current = text !== '' && selectionStart === 0 && selectionEnd === text.length;
      const isNumber = value !== null && !Number.isNaN(value);
      setDraft({ text: isNumber ? plainNumber(value) : text, value });
      setFocused(true);
    },
    type: (typed: string) => {
      put({ text: typed, value: readNumber(typed, unit).value });
      if (!problemOf(typed)) setRevealed(false);
    },
    end: () => {
      if (!readNumber(text, unit).problem) setDraft(undefined);
      setFocused(false);
      setRevealed(problem !== undefined);
    },
    move: (steps: number) => {
      const next = clamp(rounded((value || 0) + steps * step, value || 0, step), min, max);
      put({ text: plainNumber(next), value: next });
      setRevealed(false);
    },
  };
};

const useProblem = ({ min, max, unit }: Pick<NumberRules, 'min' | 'max' | 'unit'>) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const limitText = (limit: number) => [formatNumber(limit, tag), unit].filter(Boolean).join(' ');
  return (text: string) => {
    const { value, problem } = readNumber(text, unit);
    if (problem === 'unreadable') return t('number.unreadable');
    if (problem === 'tooLong') return t('number.tooLong', { count: MAX_DIGITS });
    if (value !== null && min !== undefined && value < min) return t('number.min', { min: limitText(min) });
    if (value !== null && max !== undefined && value > max) return t('number.max', { max: limitText(max) });
    return undefined;
  };
};

const clamp = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
  Math.min(Math.max(value, min), max);

/** Rounds a sum to the decimals of its parts: 0.1 + 0.2 must be 0.3. */
const rounded = (sum: number, ...parts: number[]) =>
  Number(sum.toFixed(Math.max(...parts.map((part) => plainNumber(part).split('.')[1]?.length ?? 0))));
