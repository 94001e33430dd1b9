import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../format/number-text.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { PlotArea } from '../frame/plot-area.tsx';
import { type PlotBasics, PlotFrame } from '../frame/plot-frame.tsx';
import { axisFormat, shareFormat } from '../plot-format.ts';
import { PlotPatterns, patternFill } from '../plot-patterns.tsx';
import { restLook, seriesLook } from '../series-look.ts';
import { DonutDrawing } from './donut-drawing.tsx';
import { DonutLegend } from './donut-legend.tsx';
import styles from './donut-plot.module.css';
import { donutTable } from './donut-table.ts';
import { groupSmallShares, type Share, type Slice, sharesOf } from './small-shares.ts';

type DonutPlotProps = PlotBasics & {
  slices: Slice[];
  /** Column headings of the table: the name of the slices and of the counted value. */
  categoryLabel: string;
  valueLabel: string;
  format?: Intl.NumberFormatOptions;
  hrefOf?: (slice: Slice) => string | undefined;
};

const REST_ID = 'rest';

/** Draws shares of a whole. Small slices are drawn together; the table names each. */
export const DonutPlot = ({ slices, categoryLabel, valueLabel, format, hrefOf, ...basics }: DonutPlotProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const patternId = useId();
  const { total, shares } = sharesOf(slices);
  const { shown, rest } = groupSmallShares(shares);
  const value = numberFormat(tag, format);
  const share = shareFormat(tag);
  const parts = [...shown, ...restOf(rest, t('plot.other', { number: numberFormat(tag)(rest.length) }))].map(
    (part, index) => ({
      id: part.id,
      name: part.name,
      share: part.share,
      valueText: value(part.value),
      shareText: share(part.share),
      fill: patternFill(patternId, index),
      href: part.id === REST_ID ? undefined : hrefOf?.(part),
    }),
  );
  const looks = [...shown.map((_, index) => seriesLook(index)), restLook()];
  const names = { category: categoryLabel, value: valueLabel, share: t('plot.share'), total: t('plot.total') };
  const content = donutTable({ slices, shares, total, names, texts: { value, share }, hrefOf });
  return (
    <PlotFrame {...basics} content={content} isTallWhenNarrow>
      <PlotPatterns id={patternId} looks={looks} />
      <div className={styles.donut}>
        <PlotArea>
          {(size) => (
            <DonutDrawing
              title={basics.title}
              parts={parts}
              total={{ label: t('plot.total'), text: value(total), shortText: axisFormat(tag, total, format)(total) }}
              size={size}
            />
          )}
        </PlotArea>
        <DonutLegend parts={parts} />
      </div>
    </PlotFrame>
  );
};

const restOf = (rest: Share[], name: string): Share[] => {
  if (rest.length === 0) return [];
  let value = 0;
  let share = 0;
  for (const slice of rest) {
    value += slice.value;
    share += slice.share;
  }
  return [{ id: REST_ID, name, value, share }];
};
