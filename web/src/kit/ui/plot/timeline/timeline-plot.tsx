import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../format/moment.ts';
import { todayInKorea } from '../../../format/today.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { PlotArea } from '../frame/plot-area.tsx';
import { type PlotBasics, PlotFrame } from '../frame/plot-frame.tsx';
import { PlotLegend } from '../frame/plot-legend.tsx';
import { PlotPatterns, patternFill } from '../plot-patterns.tsx';
import { type SeriesLook, seriesLook } from '../series-look.ts';
import { TimelineDrawing } from './timeline-drawing.tsx';
import type { TimelineGroup, TimelineItem } from './timeline-item.ts';
import { timelineTable } from './timeline-table.ts';

type TimelinePlotProps = PlotBasics & {
  items: TimelineItem[];
  groups: TimelineGroup[];
  /** Column headings of the table: the names of the items and the groups. */
  categoryLabel: string;
  groupLabel: string;
  hrefOf?: (item: TimelineItem) => string | undefined;
  /** `2026-10-15`; by default today in Korea. */
  today?: string;
};

/** Draws periods and the position of today. An item without a start is a due date. */
export const TimelinePlot = ({
  items,
  groups,
  categoryLabel,
  groupLabel,
  hrefOf,
  today = todayInKorea(),
  ...basics
}: TimelinePlotProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const patternId = useId();
  const looks = groups.map(groupLook);
  const day = (date: string) => (Number.isNaN(Date.parse(date)) ? date : formatDate(date, tag));
  const names = { category: categoryLabel, start: t('plot.start'), end: t('plot.end'), group: groupLabel };
  return (
    <PlotFrame {...basics} content={timelineTable({ items, groups, names, day, hrefOf })}>
      <PlotPatterns id={patternId} looks={looks} />
      <PlotLegend
        items={groups.map(({ id, name }, index) => ({ key: id, name, fill: patternFill(patternId, index) }))}
      />
      <PlotArea>
        {(size) => (
          <TimelineDrawing
            title={basics.title}
            items={items}
            groups={groups}
            today={today}
            todayText={t('plot.today', { day: day(today) })}
            hrefOf={hrefOf}
            fillOf={(group) => patternFill(patternId, group)}
            size={size}
          />
        )}
      </PlotArea>
    </PlotFrame>
  );
};

const groupLook = ({ tone }: TimelineGroup, index: number): SeriesLook => {
  const look = seriesLook(index);
  return tone ? { ...look, color: `var(--${tone})` } : look;
};
