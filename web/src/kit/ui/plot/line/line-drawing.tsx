import { area, curveLinear, curveStep, line, symbol } from 'd3-shape';
import { Fragment } from 'react';
import { categoryTicks } from '../axis/category-ticks.ts';
import { ColumnCanvas } from '../axis/column-canvas.tsx';
import { columnLayout } from '../axis/column-layout.ts';
import { widestText } from '../axis/label-text.ts';
import { HiddenFromScreenReaders } from '../axis/unspoken.tsx';
import { valueAxis } from '../axis/value-axis.ts';
import type { Size } from '../frame/use-size.ts';
import { MarkGroup } from '../mark/mark-group.tsx';
import type { Period } from '../plot-format.ts';
import { markTexts, type SeriesData, type SeriesTexts } from '../series-data.ts';
import { seriesLook } from '../series-look.ts';
import styles from './line-drawing.module.css';
import { isAlone, leastDistance, linePositions } from './line-positions.ts';

const TICK_EVERY = 48;
const SYMBOL_AREA = 56;
const SYMBOL_RADIUS = 6;
const LARGEST_HIT = 12;
/** Symbols closer together than this are shown only when pointed at. */
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
  const values = [...series.flatMap((row) => [...row.values, ...(row.most?.values ?? [])]), target ?? null];
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

  const between = area<[least: number | null, most: number | null]>()
    .curve(isStepped ? curveStep : curveLinear)
    .defined(([least, most]) => least !== null && most !== null)
    .x((_, index) => positions[index] ?? 0)
    .y0(([least]) => scale(least ?? 0))
    .y1(([, most]) => scale(most ?? 0));

  const marks = series.flatMap((row, index) =>
    categories.flatMap((_, category) => {
      const value = row.values[category] ?? null;
      if (value === null) return [];
      const place = { category, series: index, value };
      const most = row.most?.values[category] ?? value;
      const box = boxAround(positions[category] ?? 0, scale(most), scale(value));
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
      <HiddenFromScreenReaders>
        {target !== undefined && <path className={styles.target} d={`M0,${scale(target)}h${layout.width}`} />}
        {series.map(({ id, values: points, most }, index) => {
          const { color, dash } = seriesLook(index);
          const look = { className: styles.line, stroke: color, strokeDasharray: dash };
          const shown = points.slice(0, categories.length);
          const upper = most?.values.slice(0, categories.length);
          return (
            <Fragment key={id}>
              {upper && (
                <path
                  className={styles.between}
                  d={between(shown.map((least, at) => [least, upper[at] ?? null])) ?? ''}
                  fill={color}
                />
              )}
              {upper && <path {...look} d={pathOf(upper) ?? ''} />}
              <path {...look} d={pathOf(shown) ?? ''} />
            </Fragment>
          );
        })}
      </HiddenFromScreenReaders>
      <MarkGroup
        label={title}
        marks={marks}
        flow="across"
        drawMark={({ category, series: index, box }) => {
          const { color, symbol: type, turn } = seriesLook(index);
          const isQuiet = distance < SYMBOL_DISTANCE && !isAlone(series[index]?.values ?? [], category);
          const length = box.height - 2 * SYMBOL_RADIUS;
          if (length > 0)
            return (
              <g transform={`translate(${box.x + SYMBOL_RADIUS},${box.y + SYMBOL_RADIUS})`}>
                <rect className={styles.hit} x={-hit} y={-hit} width={2 * hit} height={length + 2 * hit} />
                <path className={styles.range} d={`M-4,0h8M0,0v${length}M-4,${length}h8`} stroke={color} />
              </g>
            );
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

/** Returns a square around a point; where there are two points, it includes the distance between them. */
const boxAround = (x: number, top: number, bottom: number) => ({
  x: x - SYMBOL_RADIUS,
  y: top - SYMBOL_RADIUS,
  width: 2 * SYMBOL_RADIUS,
  height: bottom - top + 2 * SYMBOL_RADIUS,
});
