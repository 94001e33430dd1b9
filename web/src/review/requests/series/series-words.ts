import { type ListedSeries, type SeriesEvery, seriesSpan } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPeriods, formatYear } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useFormWords } from '../../record/form/words.ts';
import { useReviewWords } from '../../review-words.ts';

const YEAR_LENGTH = 4;

/** Names recurring requests, their intervals and their periods the same on all pages. */
export const useSeriesWords = () => {
  const { t } = useTranslation('series');
  const { t: tDeclaration } = useTranslation('declaration');
  const { tag } = useLanguage();
  const formWords = useFormWords();
  const words = useReviewWords();
  return useMemo(() => {
    const every = (interval: SeriesEvery) => tDeclaration(`every.${interval}`);
    const what = ({ kind, form }: Pick<ListedSeries, 'kind' | 'form'>) =>
      form ? formWords(form.words) : words.kind(kind);
    /** A half-year and a year have names of their own. */
    const periodOf = (interval: SeriesEvery, period: string) => {
      const year = period.slice(0, YEAR_LENGTH);
      if (interval === 'year') return formatYear(year, tag);
      if (interval === 'half_year') return t(period.endsWith('1') ? 'half.first' : 'half.second', { year });
      const { from, to } = seriesSpan(interval, period);
      return formatPeriods(from, to, tag);
    };
    return {
      ...words,
      every,
      what,
      title: (series: Pick<ListedSeries, 'kind' | 'form' | 'every'>) => `${what(series)} · ${every(series.every)}`,
      period: periodOf,
      /** Returns the day on which a period is sent, with its name. */
      next: (interval: SeriesEvery, { period, sendOn }: { period: string; sendOn: string }) =>
        [words.day(sendOn), periodOf(interval, period)].join(' · '),
    };
  }, [t, tDeclaration, tag, formWords, words]);
};
