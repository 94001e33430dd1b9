import styles from '../axis/canvas.module.css';
import { categoryTicks } from '../axis/category-ticks.ts';
import { ColumnCanvas } from '../axis/column-canvas.tsx';
import { columnLayout } from '../axis/column-layout.ts';
import { valueAxis } from '../axis/value-axis.ts';
import { MarkGroup } from '../mark/mark-group.tsx';
import { markTexts } from '../series-data.ts';
import type { BarDrawingProps } from './bar-drawing.ts';
import { hitBox } from './bar-drawing.ts';
import { barSpans } from './bar-spans.ts';

const TICK_EVERY = 48;
const BAR_SHARE = 0.72;
const WIDEST_BAR = 40;
const NARROWEST_BAR = 8;
const COLUMN_GAP = 8;

/** Draws vertical bars. */
export const ColumnBars = ({ title, data, texts, axisText, areDates, arrangement, size, fillOf }: BarDrawingProps) => {
  const { categories, series } = data;
  const spans = barSpans(
    series.map(({ values }) => values),
    categories.length,
    arrangement,
  );
  const ends = spans.flatMap(({ from, to }) => [from, to]);
  const axis = valueAxis({ values: ends, tickCount: Math.max(2, Math.floor(size.height / TICK_EVERY)) }, axisText);
  const slots = arrangement === 'stacked' ? 1 : Math.max(series.length, 1);
  const leastStep = slots * NARROWEST_BAR + COLUMN_GAP;
  const labels = axis.ticks.map(({ text }) => text);
  const layout = columnLayout(size, labels, categories.length, leastStep);
  const scale = axis.scale.range([layout.bottom, layout.top]);
  const thickness = Math.min((layout.step * BAR_SHARE) / slots, WIDEST_BAR);
  const topOf = new Map<number, number>();
  for (const { category, from, to } of spans)
    topOf.set(category, Math.min(topOf.get(category) ?? layout.bottom, scale(from), scale(to)));

  const bars = spans.map((span) => {
    const middle = (span.category + 0.5) * layout.step;
    const x = middle + (span.slot - slots / 2) * thickness;
    const y = Math.min(scale(span.from), scale(span.to));
    const bar = { x, y, width: thickness, height: Math.abs(scale(span.from) - scale(span.to)) };
    // Above the whole column, so that the tooltip does not cover the bars above this one.
    const tip = { x: x + thickness / 2, y: arrangement === 'stacked' ? (topOf.get(span.category) ?? y) : y };
    const mark = { ...span, ...markTexts(data, texts, span), box: hitBox(bar), tip: { ...tip, side: 'top' as const } };
    return { mark, bar };
  });
  const barOf = new Map(bars.map(({ mark, bar }) => [mark.key, bar]));

  return (
    <ColumnCanvas
      layout={layout}
      valueTicks={axis.ticks.map(({ value, text }) => ({ at: scale(value), text }))}
      zero={scale(0)}
      categoryTicks={categoryTicks({
        names: categories.map(texts.category),
        positions: categories.map((_, index) => (index + 0.5) * layout.step),
        step: layout.step,
        width: layout.width,
        isCuttable: !areDates,
        em: size.em,
      })}
    >
      <MarkGroup
        label={title}
        marks={bars.map(({ mark }) => mark)}
        flow="across"
        drawMark={({ key, box, series }) => (
          <>
            <rect className={styles.hit} {...box} />
            <rect className={styles.bar} fill={fillOf(series)} {...barOf.get(key)} />
          </>
        )}
      />
    </ColumnCanvas>
  );
};
