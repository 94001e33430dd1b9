import type { ReviewSeries } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { HeadButton, RailItem, RailList, RailSection } from '../../../kit/record/record-columns.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useSkipPeriod } from './series.queries.ts';
import { useSeriesWords } from './series-words.ts';

/** Lists the next periods. One that is not wanted is skipped here. */
export const NextDates = ({ series: { id, version, every, dates, acts } }: { series: ReviewSeries }) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const skip = useSkipPeriod();
  const change = (period: string, isSkipped: boolean) =>
    skip.mutate(
      { id, version, period, isSkipped },
      { onSuccess: () => showToast({ kind: 'done', text: t(isSkipped ? 'dates.doneSkip' : 'dates.doneUnskip') }) },
    );
  return (
    <RailSection title={t('dates.title')}>
      {dates.length === 0 && <Note>{t('dates.none')}</Note>}
      <RailList>
        {dates.map(({ period, sendOn, dueOn, isSkipped }) => {
          const name = words.period(every, period);
          return (
            <RailItem
              key={period}
              title={name}
              note={
                isSkipped ? t('dates.skipped') : t('dates.item', { day: words.day(sendOn), date: words.day(dueOn) })
              }
              end={
                acts.includes('skip') && (
                  <HeadButton
                    label={t(isSkipped ? 'dates.unskip' : 'dates.skip')}
                    name={t(isSkipped ? 'dates.unskipName' : 'dates.skipName', { period: name })}
                    onClick={() => change(period, !isSkipped)}
                  />
                )
              }
            />
          );
        })}
      </RailList>
    </RailSection>
  );
};
