import { numberFormat } from '../../../format/number-text.ts';
import { useLabelled } from '../../../language/use-labelled.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { PlotArea } from '../frame/plot-area.tsx';
import { type PlotBasics, PlotFrame } from '../frame/plot-frame.tsx';
import { type LegendItem, PlotLegend } from '../frame/plot-legend.tsx';
import { axisFormat, categoryFormat, type Period } from '../plot-format.ts';
import { type HrefOf, type SeriesData, seriesTable } from '../series-data.ts';
import { seriesLook } from '../series-look.ts';
import { LineDrawing } from './line-drawing.tsx';

type LinePlotProps = PlotBasics &
  SeriesData & {
    /** If set, the categories are dates: `2026`, `2026-10` or `2026-10-15`, the earliest first. */
    period?: Period;
    format?: Intl.NumberFormatOptions;
    target?: { name: string; value: number };
    /** A trend between 97% and 99% looks flat from zero. */
    isZeroBased?: boolean;
    /** Draws steps, for values that hold from one category to the next. */
    isStepped?: boolean;
  };

type Target = LinePlotProps['target'];

const TARGET_ID = 'target';

export const LinePlot = ({
  categories,
  categoryLabel,
  series,
  hrefOf,
  period,
  format,
  target,
  isZeroBased = true,
  isStepped = false,
  ...basics
}: LinePlotProps) => {
  const withLabel = useLabelled();
  const { tag } = useLanguage();
  const data = { categories, categoryLabel, series, hrefOf };
  const texts = { category: categoryFormat(tag, period), value: numberFormat(tag, format), tag };
  const legend: LegendItem[] = series.map(({ id, name }, index) => ({ key: id, name, line: seriesLook(index) }));
  if (target) legend.push({ key: TARGET_ID, name: withLabel(target.name, texts.value(target.value)), isTarget: true });
  return (
    <PlotFrame {...basics} content={seriesTable(withTarget(data, target), texts)}>
      <PlotLegend items={legend} />
      <PlotArea>
        {(size) => (
          <LineDrawing
            title={basics.title}
            data={data}
            texts={texts}
            axisText={(most) => axisFormat(tag, most, format)}
            period={period}
            isZeroBased={isZeroBased}
            isStepped={isStepped}
            target={target?.value}
            size={size}
          />
        )}
      </PlotArea>
    </PlotFrame>
  );
};

/** Adds the target as a column with the same value in each row. It counts nothing, so it has no link. */
const withTarget = (data: SeriesData, target: Target): SeriesData => {
  if (!target || data.series.length === 0) return data;
  const values = data.categories.map(() => target.value);
  const hrefOf: HrefOf = (point) => (point.series === TARGET_ID ? undefined : data.hrefOf?.(point));
  return { ...data, series: [...data.series, { id: TARGET_ID, name: target.name, values }], hrefOf };
};
