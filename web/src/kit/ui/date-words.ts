import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { type DateLimits, type DateProblem, formatIsoDate } from './date-text.ts';

const EXAMPLE = '2026-11-15';

/** What a date field says of itself. */
export const useDateWords = ({ min = '', max = '' }: DateLimits) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const sentences: Record<DateProblem, () => string> = {
    notDate: () => t('dates.notDate', { date: formatIsoDate(EXAMPLE, tag) }),
    tooEarly: () => t('dates.tooEarly', { date: formatIsoDate(min, tag) }),
    tooLate: () => t('dates.tooLate', { date: formatIsoDate(max, tag) }),
  };
  return {
    placeholder: t('dates.example', { date: formatIsoDate(EXAMPLE, tag) }),
    sentenceOf: (problem: DateProblem | undefined) => problem && sentences[problem](),
  };
};
