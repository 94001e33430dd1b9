import { type AnswerValue, COUNTRIES, type Column, type Question } from '@ieum/contract';
import { useCallback } from 'react';
import { countryName } from '../../../kit/format/country-names.ts';
import { formatDate } from '../../../kit/format/moment.ts';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useQuantityWords } from '../../../supply/quantity-words.ts';
import { filesOf } from './file-answer.tsx';
import { rowsOf } from './table-rows.ts';
import { useFormWords } from './words.ts';

type AnswerShape = Pick<Column, 'options' | 'unit'> & { kind: Question['kind']; columns?: readonly Column[] };

/** Formats an answer: countries and choices by name, numbers with their unit. No answer is an empty text. */
export const useAnswerText = () => {
  const { tag } = useLanguage();
  const words = useFormWords();
  const { measure } = useQuantityWords();
  return useCallback(
    (shape: AnswerShape, value: AnswerValue | null): string => {
      const option = (key: string) => {
        const found = shape.options.find((choice) => choice.key === key);
        return found ? words(found.words) : key;
      };
      const single = ({ kind, unit }: AnswerShape, item: string | number) => {
        if (typeof item === 'number') {
          const amount = formatNumber(item, tag);
          return unit ? measure(item, amount, unit) : amount;
        }
        if (kind === 'country') return COUNTRIES.includes(item) ? countryName(item, tag) : item;
        if (kind === 'date') return Number.isNaN(Date.parse(item)) ? item : formatDate(item, tag);
        return kind === 'choice' || kind === 'choices' ? option(item) : item;
      };
      if (value === null) return '';
      if (!Array.isArray(value)) return single(shape, value);
      if (shape.kind === 'choices') return value.map((key) => (typeof key === 'string' ? option(key) : '')).join(', ');
      if (shape.kind === 'file')
        return filesOf(value)
          .map(({ name }) => name)
          .join(', ');
      return rowsOf(value)
        .map((row) => Object.values(row).join(' · '))
        .join('\n');
    },
    [tag, words, measure],
  );
};
