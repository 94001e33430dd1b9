import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';

const DAY_DIGITS = { maximumFractionDigits: 1 };

/** Formats a median duration in days. */
export const useDays = () => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  return (days: number | null) => {
    if (days === null) return t('notYet');
    return days < 1 ? t('withinDay') : t('days', { count: days, shown: numberFormat(tag, DAY_DIGITS)(days) });
  };
};
