import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/use-language.ts';
import { type DateLimits, type DateProblem, formatIsoDate } from './date-text.ts';

const EXAMPLE = '2026-11-15';

type Typed = { problem: DateProblem | undefined; ways: string[] };

/** Returns the texts of a date field. */
export const useDateWords = ({ min = '', max = '' }: DateLimits) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const sentences: Record<DateProblem, (ways: string[]) => string> = {
    notDate: () => t('dates.notDate', { date: formatIsoDate(EXAMPLE, tag) }),
    twoWays: ([first = '', second = '']) =>
      t('dates.twoWays', { one: formatIsoDate(first, tag), other: formatIsoDate(second, tag) }),
    tooEarly: () => t('dates.tooEarly', { date: formatIsoDate(min, tag) }),
    tooLate: () => t('dates.tooLate', { date: formatIsoDate(max, tag) }),
  };
  return {
    /** A month has letters in English, and a numeric keyboard has none. */
    inputMode: tag === 'en' ? ('text' as const) : ('numeric' as const),
    placeholder: t('dates.example', { date: formatIsoDate(EXAMPLE, tag) }),
    sentenceOf: ({ problem, ways }: Typed) => problem && sentences[problem](ways),
    /** Returns the typed day with the name of its month. */
    readingOf: (readings: string[]) =>
      readings.length > 1 ? sentences.twoWays(readings) : readings.map((iso) => formatIsoDate(iso, tag)).join(),
  };
};
