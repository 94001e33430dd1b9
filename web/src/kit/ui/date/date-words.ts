import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/use-language.ts';
import { type DateLimits, type DateProblem, formatIsoDate } from './date-text.ts';

const EXAMPLE = '2026-11-15';

type Typed = { problem: DateProblem | undefined; ways: string[] };

/** What a date field says of itself. */
export const useDateWords = ({ min = '', max = '' }: DateLimits) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const sentences: Record<DateProblem, (ways: string[]) => string> = {
    notDate: () => t('dates.notDate', { date: formatIsoDate(EXAMPLE, tag) }),
    twoWays: ([one = '', other = '']) =>
      t('dates.twoWays', { one: formatIsoDate(one, tag), other: formatIsoDate(other, tag) }),
    tooEarly: () => t('dates.tooEarly', { date: formatIsoDate(min, tag) }),
    tooLate: () => t('dates.tooLate', { date: formatIsoDate(max, tag) }),
  };
  return {
    /** A month has letters in English, and a keyboard of digits has none. */
    inputMode: tag === 'en' ? ('text' as const) : ('numeric' as const),
    placeholder: t('dates.example', { date: formatIsoDate(EXAMPLE, tag) }),
    sentenceOf: ({ problem, ways }: Typed) => problem && sentences[problem](ways),
    /** What is typed, with the name of its month. */
    readingOf: (readings: string[]) =>
      readings.length > 1 ? sentences.twoWays(readings) : readings.map((iso) => formatIsoDate(iso, tag)).join(),
  };
};
