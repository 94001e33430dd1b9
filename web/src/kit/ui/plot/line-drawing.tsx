import { curveLinear, curveStep, line, symbol } from 'd3-shape';
import { categoryTicks } from './category-ticks.ts';
import { ColumnCanvas } from './column-canvas.tsx';
import { columnLayout } from './column-layout.ts';
import { widestText } from './label-text.ts';
import styles from './line-drawing.module.css';
import { isAlone, leastDistance, linePositions } from './line-positions.ts';
import { MarkGroup } from './mark-group.tsx';
import type { Period } from './plot-format.ts';
import { markTexts, type SeriesData, type SeriesTexts } from './series-data.ts';
import { seriesLook } from './series-look.ts';
import { Unspoken } from './unspoken.tsx';
import type { Size } from './use-size.ts';
import { valueAxis } from './value-axis.ts';

const TICK_EVERY = 48;
const SYMBOL_AREA = 56;
const SYMBOL_RADIUS = 6;
const LARGEST_HIT = 12;
/** Closer than this, the symbols are seen only when pointed at. */
const SYMBOL_DISTANCE = 16;
const LARGEST_PAD = 40;

type LineDrawingProps = {
  title: string;
  data: SeriesData;
  texts: SeriesTexts;
  axisText: (most: number) => (value: number) => string;
  period: Period | undefined;
  isZeroBased: boolean;
  isStepped: boolean;
  target: number | undefined;
  size: Size;
};

export const LineDrawing = ({
  title,
  data,
  texts,
  axisText,
  period,
  isZeroBased,
  isStepped,
  target,
  size,
}: LineDrawingProps) => {
  const { categories, series } = data;
  const values = [...series.flatMap((one) => one.values), target ?? null];
  const tickCount = Math.max(2, Math.floor(size.height / TICK_EVERY));
  const axis = valueAxis({ values, tickCount, isZeroBased }, axisText);
  const labels = axis.ticks.map(({ text }) => text);
  const layout = columnLayout(size, labels, categories.length, 0);
  const names = categories.map(texts.category);
  const pad = Math.min(Math.max(widestText(names, size.em) / 2, LARGEST_HIT), LARGEST_PAD);
  const positions = linePositions(categories, period, [pad, layout.width - pad]);
  const scale = axis.scale.range([layout.bottom, layout.top]);
  const distance = leastDistance(positions);
  const hit = Math.max(SYMBOL_RADIUS, Math.min(LARGEST_HIT, distance / 2));
  const pathOf = line<number | null>()
    .curve(isStepped ? curveStep : curveLinear)
    .defined((value) => value !== null)
    .x((_, index) => positions[index] ?? 0)
    .y((value) => scale(value ?? 0));

  const marks = series.flatMap((one, index) =>
    categories.flatMap((_, category) => {
      const value = one.values[category] ?? null;
      if (value === null) return [];
      const place = { category, series: index, value };
      const box = squareAround(positions[category] ?? 0, scale(value));
      return [{ ...place, ...markTexts(data, texts, place), box }];
    }),
  );

  return (
    <ColumnCanvas
      layout={layout}
      valueTicks={axis.ticks.map(({ value, text }) => ({ at: scale(value), text }))}
      zero={isZeroBased ? scale(0) : undefined}
      categoryTicks={categoryTicks({
        names,
        positions,
        step: distance,
        width: layout.width,
        isCuttable: !period,
        em: size.em,
      })}
    >
      <Unspoken>
        {target !== undefined && <path className={styles.target} d={`M0,${scale(target)}h${layout.width}`} />}
        {series.map(({ id, values: points }, index) => {
          const { color, dash } = seriesLook(index);
          const shown = points.slice(0, categories.length);
          return (
            <path key={id} className={styles.line} d={pathOf(shown) ?? ''} stroke={color} strokeDasharray={dash} />
          );
        })}
      </Unspoken>
      <MarkGroup
        label={title}
        marks={marks}
        flow="across"
        drawMark={({ category, series: index, box }) => {
          const { color, symbol: type, turn } = seriesLook(index);
          const isQuiet = distance < SYMBOL_DISTANCE && !isAlone(series[index]?.values ?? [], category);
          return (
            <g transform={`translate(${box.x + SYMBOL_RADIUS},${box.y + SYMBOL_RADIUS})`}>
              <circle className={styles.hit} r={hit} />
              <path
                className={isQuiet ? styles.quiet : styles.symbol}
                d={symbol(type, SYMBOL_AREA)() ?? ''}
                transform={`rotate(${turn})`}
                fill={color}
              />
            </g>
          );
        }}
      />
    </ColumnCanvas>
  );
};

const squareAround = (x: number, y: number) => ({
  x: x - SYMBOL_RADIUS,
  y: y - SYMBOL_RADIUS,
  width: 2 * SYMBOL_RADIUS,
  height: 2 * SYMBOL_RADIUS,
});
