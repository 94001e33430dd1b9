import styles from '../axis/canvas.module.css';
import { widestText } from '../axis/label-text.ts';
import { RowCanvas } from '../axis/row-canvas.tsx';
import { rowLayout } from '../axis/row-layout.ts';
import { valueAxis } from '../axis/value-axis.ts';
import { MarkGroup } from '../mark/mark-group.tsx';
import { markTexts } from '../series-data.ts';
import type { BarDrawingProps } from './bar-drawing.ts';
import { hitBox } from './bar-drawing.ts';
import { barSpans } from './bar-spans.ts';

const TICK_EVERY = 96;
const TICK_GAP = 16;
const BAR_SHARE = 0.72;
const THICKEST_BAR = 24;
const THINNEST_BAR = 10;
const LEAST_ROW = 28;
const ROW_GAP = 12;

/** Draws horizontal bars, for many or long names. */
export const RowBars = ({ title, data, texts, axisText, arrangement, size, fillOf }: BarDrawingProps) => {
  const { categories, series } = data;
  const names = categories.map(texts.category);
  const spans = barSpans(
    series.map(({ values }) => values),
    categories.length,
    arrangement,
  );
  const ends = spans.flatMap(({ from, to }) => [from, to]);
  const slots = arrangement === 'stacked' ? 1 : Math.max(series.length, 1);
  const leastStep = Math.max(slots * THINNEST_BAR + ROW_GAP, LEAST_ROW);
  const mostStep = slots * THICKEST_BAR + ROW_GAP;
  const layout = rowLayout({ size, names, leastStep, mostStep });
  const room = layout.right - layout.left;
  const axis = roomyAxis(ends, axisText, room, size.em);
  const scale = axis.scale.range([layout.left, layout.right]);
  const thickness = Math.min((layout.step * BAR_SHARE) / slots, THICKEST_BAR);
  const endOf = new Map<number, number>();
  for (const { category, from, to } of spans)
    endOf.set(category, Math.max(endOf.get(category) ?? layout.left, scale(from), scale(to)));

  const bars = spans.map((span) => {
    const middle = (span.category + 0.5) * layout.step;
    const y = middle + (span.slot - slots / 2) * thickness;
    const x = Math.min(scale(span.from), scale(span.to));
    const bar = { x, y, width: Math.abs(scale(span.from) - scale(span.to)), height: thickness };
    const end = arrangement === 'stacked' ? (endOf.get(span.category) ?? x) : x + bar.width;
    const tip = { x: end, y: y + thickness / 2, side: 'end' as const };
    return { mark: { ...span, ...markTexts(data, texts, span), box: hitBox(bar), tip }, bar };
  });
  const barOf = new Map(bars.map(({ mark, bar }) => [mark.key, bar]));

  return (
    <RowCanvas
      layout={layout}
      names={names}
      em={size.em}
      ticks={axis.ticks.map(({ value, text }) => ({ at: scale(value), text }))}
      zero={scale(0)}
    >
      <MarkGroup
        label={title}
        marks={bars.map(({ mark }) => mark)}
        flow="down"
        drawMark={({ key, box, series }) => (
          <>
            <rect className={styles.hit} {...box} />
            <rect className={styles.bar} fill={fillOf(series)} {...barOf.get(key)} />
          </>
        )}
      />
    </RowCanvas>
  );
};

/** Reduces the number of ticks until their labels do not touch. */
const roomyAxis = (values: number[], axisText: BarDrawingProps['axisText'], room: number, em: number) => {
  let tickCount = Math.max(2, Math.floor(room / TICK_EVERY));
  let axis = valueAxis({ values, tickCount }, axisText);
  const isCrowded = () =>
    axis.ticks.length *
      (widestText(
        axis.ticks.map(({ text }) => text),
        em,
      ) +
        TICK_GAP) >
    room + em;
  while (tickCount > 1 && isCrowded()) {
    tickCount -= 1;
    axis = valueAxis({ values, tickCount }, axisText);
  }
  return axis;
};
