import { useId } from 'react';
import { numberFormat } from '../../../format/number-text.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { PlotArea } from '../frame/plot-area.tsx';
import { type PlotBasics, PlotFrame } from '../frame/plot-frame.tsx';
import { PlotLegend } from '../frame/plot-legend.tsx';
import { axisFormat, categoryFormat, type Period } from '../plot-format.ts';
import { PlotPatterns, patternFill } from '../plot-patterns.tsx';
import { type SeriesData, seriesTable } from '../series-data.ts';
import { meantLook } from '../series-look.ts';
import type { Arrangement } from './bar-spans.ts';
import { ColumnBars } from './column-bars.tsx';
import { RowBars } from './row-bars.tsx';

type BarPlotProps = PlotBasics &
  SeriesData & {
    arrangement?: Arrangement;
    /** Horizontal bars suit many or long names; they scroll when there are too many to be visible at once. */
    direction?: 'vertical' | 'horizontal';
    /** If set, the categories are dates: `2026`, `2026-10` or `2026-10-15`. */
    period?: Period;
    format?: Intl.NumberFormatOptions;
  };

const AREA = 220;
const ROW = 36;
const AXIS = 32;
/** A few rows need less than most pictures. */
const rowsHeight = (rows: number) => Math.min(AREA, Math.max(rows, 1) * ROW + AXIS);

export const BarPlot = ({
  categories,
  categoryLabel,
  series,
  hrefOf,
  arrangement = 'grouped',
  direction = 'vertical',
  period,
  format,
  ...basics
}: BarPlotProps) => {
  const { tag } = useLanguage();
  const patternId = useId();
  const data = { categories, categoryLabel, series, hrefOf };
  const texts = { category: categoryFormat(tag, period), value: numberFormat(tag, format), tag };
  const fillOf = (index: number) => patternFill(patternId, index);
  const Bars = direction === 'vertical' ? ColumnBars : RowBars;
  return (
    <PlotFrame {...basics} content={seriesTable(data, texts)}>
      <PlotPatterns id={patternId} looks={series.map(({ color }, index) => meantLook(index, color))} />
      <PlotLegend
        items={series.map(({ id, name }, index) => ({ key: id, name, fill: fillOf(index) }))}
        isAlwaysShown={arrangement === 'stacked'}
      />
      <PlotArea least={direction === 'horizontal' ? rowsHeight(categories.length) : undefined}>
        {(size) => (
          <Bars
            title={basics.title}
            data={data}
            texts={texts}
            axisText={(most) => axisFormat(tag, most, format)}
            areDates={period !== undefined}
            arrangement={arrangement}
            size={size}
            fillOf={fillOf}
          />
        )}
      </PlotArea>
    </PlotFrame>
  );
};
