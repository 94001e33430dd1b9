import { useTranslation } from 'react-i18next';
import { useReviewWords } from './review-words.ts';

/** Names the first due day of open work. A day that has passed is not the next one. */
export const useDueText = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const isPast = (day: string) => day !== '' && words.daysTo(day) < 0;
  return {
    isPast,
    dueText: (day: string) => {
      if (day === '') return t('home.noDue');
      return t(isPast(day) ? 'home.late' : 'home.next', { day: words.day(day) });
    },
  };
};
