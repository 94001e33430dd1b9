import type { Column, Json, Question } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../kit/format/country-names.ts';
import { formatDate } from '../../../kit/format/moment.ts';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useQuantityWords } from '../../../supply/quantity-words.ts';
import { useFormWords } from '../form/words.ts';
import { filesIn, rowsIn } from './read-value.ts';

type AnswerShape = Pick<Column, 'kind' | 'unit' | 'options'>;

/** Formats an answer for reading: choices by their words, countries by name, numbers with their units. */
export const useAnswerWords = () => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const { measure } = useQuantityWords();
  const words = useFormWords();

  const single = (kind: Question['kind'], { unit, options }: Omit<AnswerShape, 'kind'>, value: Json): string => {
    if (value === null || value === '' || typeof value === 'object') return '';
    if (typeof value === 'number') {
      const amount = formatNumber(value, tag);
      return unit ? measure(value, amount, unit) : amount;
    }
    const text = String(value);
    if (kind === 'date') return formatDate(text, tag);
    if (kind === 'country') return countryName(text, tag);
    if (kind !== 'choice' && kind !== 'choices') return text;
    const option = options.find(({ key }) => key === text);
    return option ? words(option.words) : t('value.unknownOption');
  };
  const cell = (column: Column, value: Json | undefined) => single(column.kind, column, value ?? null);
  const row = (columns: Column[], cells: Record<string, Json>) =>
    columns.map((column) => cell(column, cells[column.key])).filter((text) => text !== '');

  return {
    cell,
    answer: (question: Question, value: Json): string => {
      if (!Array.isArray(value)) return single(question.kind, question, value);
      if (question.kind === 'choices') return value.map((item) => single('choices', question, item)).join('\n');
      if (question.kind === 'file')
        return filesIn(value)
          .map(({ name }) => name)
          .join('\n');
      return rowsIn(value)
        .map((cells) => row(question.columns, cells).join(' · '))
        .join('\n');
    },
  };
};
