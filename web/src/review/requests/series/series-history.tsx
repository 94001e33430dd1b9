import type { ReviewSeries } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RailItem, RailList, RailSection } from '../../../kit/record/record-columns.tsx';
import { useSeriesWords } from './series-words.ts';

type SeriesEvent = ReviewSeries['events'][number];

/** Shows what the own company and the portal did with the series, newest first. */
export const SeriesHistory = ({ series: { every, events } }: { series: ReviewSeries }) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const titleOf = ({ kind, period, added }: SeriesEvent) =>
    t(`history.${kind}`, { period: period && words.period(every, period), sent: words.number(added) });
  const detailOf = ({ kind, added, removed }: SeriesEvent) => {
    if (kind === 'sent') return removed > 0 && t('history.notSent', { count: removed });
    return kind === 'changed' && added + removed > 0 && t('history.members', { added, removed });
  };
  return (
    <RailSection title={t('history.title')}>
      <RailList>
        {events.map((event, at) => (
          <RailItem
            // biome-ignore lint/suspicious/noArrayIndexKey: two events can have the same moment
            key={`${event.at} ${at}`}
            title={titleOf(event)}
            note={[detailOf(event), event.by || t('history.portal'), words.moment(event.at)]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </RailList>
    </RailSection>
  );
};
