import type { ReviewSeries } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNames } from '../../../kit/language/use-names.ts';
import { RecordColumns } from '../../../kit/record/record-columns.tsx';
import { RecordGroup } from '../../../kit/record/record-group.tsx';
import { RecordBanner, RecordHead, RecordPage } from '../../../kit/record/record-page.tsx';
import { RecordStrip } from '../../../kit/record/record-summary.tsx';
import { reviewQueries } from '../../review.queries.ts';
import styles from '../../review-frame.module.css';
import { SeriesActs } from './acts.tsx';
import { SeriesAnswers } from './answers.tsx';
import { NextDates } from './next-dates.tsx';
import { SeriesHistory } from './series-history.tsx';
import { useSeriesWords } from './series-words.ts';
import { SeriesStateBadge } from './state-badge.tsx';

/** Shows a recurring request: what came back, what is asked, and when it is sent next. */
export const SeriesPage = () => {
  const { t } = useTranslation('series');
  const { t: tDeclaration } = useTranslation('declaration');
  const { id = '' } = useParams();
  const words = useSeriesWords();
  const series = useSuspenseQuery(reviewQueries.oneSeries(id)).data;
  const { createdBy, createdAt, state } = series;
  const title = words.title(series);
  const day = words.day(createdAt);
  return (
    <RecordPage places={[{ label: tDeclaration('requests.side.series'), to: reviewPaths.series() }]} title={title}>
      <RecordHead
        title={title}
        facts={[series.purpose, t(createdBy ? 'page.startedBy' : 'page.started', { name: createdBy, day })]}
        badge={<SeriesStateBadge state={state} />}
        acts={<SeriesActs series={series} />}
      />
      <Warnings series={series} />
      <Strip series={series} />
      <SeriesAnswers series={series} />
      <RecordColumns
        rail={
          <>
            {state !== 'ended' && <NextDates series={series} />}
            <SeriesHistory series={series} />
          </>
        }
      >
        <Facts series={series} />
      </RecordColumns>
    </RecordPage>
  );
};

type SeriesProps = { series: ReviewSeries };

const Warnings = ({ series: { state, events, members } }: SeriesProps) => {
  const { t } = useTranslation('series');
  const { nameOf } = useNames();
  const [newest] = events;
  const gone = members.filter(({ isSupplier }) => !isSupplier);
  return (
    <>
      {state === 'paused' && (
        <RecordBanner as="p">{t(newest?.kind === 'stopped' ? 'page.stopped' : 'page.paused')}</RecordBanner>
      )}
      {state !== 'ended' && gone.length > 0 && (
        <RecordBanner as="p">{t('page.gone', { count: gone.length, names: gone.map(nameOf).join(', ') })}</RecordBanner>
      )}
    </>
  );
};

const Strip = ({ series }: SeriesProps) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const { every, next, last, suppliers, answerDays } = series;
  return (
    <RecordStrip
      facts={[
        { label: t('page.suppliers'), value: t('suppliersCount', { count: suppliers }) },
        {
          label: t('page.last'),
          value: last ? t('answered', last) : '',
          note: last
            ? [words.period(every, last.period), last.overdue > 0 && t('overdue', { count: last.overdue })]
                .filter(Boolean)
                .join(' · ')
            : undefined,
          isUrgent: (last?.overdue ?? 0) > 0,
        },
        {
          label: t('page.next'),
          value: next ? words.day(next.sendOn) : '',
          note: next ? words.period(every, next.period) : undefined,
        },
        { label: t('page.due'), value: t('page.days', { count: answerDays }) },
      ]}
    />
  );
};

const Facts = ({ series }: SeriesProps) => {
  const { t } = useTranslation('series');
  const { t: tDeclaration } = useTranslation('declaration');
  const words = useSeriesWords();
  const { kind, form, every, firstPeriod, lastPeriod, purpose, message, answerDays, validityMonths, needsTwo } = series;
  const fields = [
    { label: tDeclaration('label.kind'), value: words.kind(kind) },
    ...(form ? [{ label: tDeclaration('label.form'), value: words.what(series) }] : []),
    { label: t('column.every'), value: words.every(every) },
    { label: t('plan.first'), value: words.period(every, firstPeriod) },
    { label: t('plan.last'), value: lastPeriod === '' ? t('plan.noEnd') : words.period(every, lastPeriod) },
    { label: t('page.due'), value: t('page.days', { count: answerDays }) },
    { label: tDeclaration('label.purpose'), value: <span className={styles.said}>{purpose}</span>, isLong: true },
    ...(message
      ? [{ label: tDeclaration('label.message'), value: <span className={styles.said}>{message}</span>, isLong: true }]
      : []),
    { label: tDeclaration('label.validity'), value: tDeclaration('months', { count: validityMonths }) },
    { label: tDeclaration('label.needsTwo'), value: tDeclaration(needsTwo ? 'yes' : 'no') },
  ];
  return <RecordGroup title={t('page.facts')} fields={fields} isFirst />;
};
