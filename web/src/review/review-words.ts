import type { Declaration, DeclarationKind, ReviewRequest } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDate, formatMoment } from '../kit/format/moment.ts';
import { todayInKorea } from '../kit/format/today.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { useNames } from '../kit/language/use-names.ts';
import { useQuantityWords } from '../supply/quantity-words.ts';
import { useFormWords } from './record/form/words.ts';

type Subject = ReviewRequest['subject'];
type Partner = Declaration['reviewer'];
const DAY_MS = 86_400_000;

/** Names declarations, requests, companies and days the same on all review screens. */
export const useReviewWords = () => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  const formWords = useFormWords();
  const { periods, number } = useQuantityWords();
  return useMemo(() => {
    const time = ({ from, to }: Subject) => {
      if (from === '') return '';
      return periods(from, to || from);
    };
    const subject = (about: Subject) =>
      [about.form && formWords(about.form.words), about.name, time(about)].filter(Boolean).join(' · ');
    return {
      number,
      kind: (kind: DeclarationKind) => t(`kind.${kind}`),
      subject,
      /** Returns the name of the questionnaire, or the kind and the subject. */
      title: ({ kind, subject: about }: { kind: DeclarationKind; subject: Subject }) =>
        kind === 'questionnaire'
          ? subject(about) || t('kind.questionnaire')
          : [t(`kind.${kind}`), subject(about)].filter(Boolean).join(' · '),
      /** A declaration without a partner belongs to the operator. */
      partner: (partner: Partner) => (partner && nameOf(partner)) || t('operator'),
      day: (value: string) => (value === '' ? '' : formatDate(value, tag)),
      moment: (at: string) => formatMoment(at, tag),
      clock: (at: string) => formatClock(at),
      /** Returns the days until then, negative if it is overdue. */
      daysTo: (value: string) => Math.round((Date.parse(value) - Date.parse(todayInKorea())) / DAY_MS),
      due: (value: string) => {
        if (value === '') return '';
        const days = Math.round((Date.parse(value) - Date.parse(todayInKorea())) / DAY_MS);
        if (days === 0) return t('due.today');
        return days > 0 ? t('due.left', { count: days }) : t('due.over', { count: -days });
      },
    };
  }, [t, tag, formWords, periods, number, nameOf]);
};
