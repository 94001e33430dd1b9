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

type Asked = Pick<Column, 'options' | 'unit'> & { kind: Question['kind']; columns?: readonly Column[] };

/** An answer in words: countries and choices by name, numbers with their unit. Nothing is an empty text. */
export const useAnswerText = () => {
  const { tag } = useLanguage();
  const words = useFormWords();
  const { sign } = useQuantityWords();
  return useCallback(
    (asked: Asked, value: AnswerValue | null): string => {
      const option = (key: string) => {
        const found = asked.options.find((one) => one.key === key);
        return found ? words(found.words) : key;
      };
      const single = ({ kind, unit }: Asked, one: string | number) => {
        if (typeof one === 'number') return [formatNumber(one, tag), unit && sign(unit)].filter(Boolean).join(' ');
        if (kind === 'country') return COUNTRIES.includes(one) ? countryName(one, tag) : one;
        if (kind === 'date') return Number.isNaN(Date.parse(one)) ? one : formatDate(one, tag);
        return kind === 'choice' || kind === 'choices' ? option(one) : one;
      };
      if (value === null) return '';
      if (!Array.isArray(value)) return single(asked, value);
      if (asked.kind === 'choices') return value.map((one) => (typeof one === 'string' ? option(one) : '')).join(', ');
      if (asked.kind === 'file')
        return filesOf(value)
          .map(({ name }) => name)
          .join(', ');
      return rowsOf(value)
        .map((row) => Object.values(row).join(' · '))
        .join('\n');
    },
    [tag, words, sign],
  );
};
