import { formatDate, formatDays } from '../../../format/moment.ts';
import { useLanguage } from '../../../language/use-language.ts';
import styles from '../axis/canvas.module.css';
import { roomyLabels, textWidth } from '../axis/label-text.ts';
import { RowCanvas } from '../axis/row-canvas.tsx';
import { rowLayout } from '../axis/row-layout.ts';
import { hitBox } from '../bar/bar-drawing.ts';
import type { Size } from '../frame/use-size.ts';
import { MarkGroup } from '../mark/mark-group.tsx';
import { categoryFormat } from '../plot-format.ts';
import { type TimeScale, timeScale, timeTicks } from './time-span.ts';
import type { TimelineGroup, TimelineItem } from './timeline-item.ts';

const LEAST_ROW = 28;
const MOST_ROW = 40;
const BAR = 14;
const DIAMOND = 8;
const TICK_EVERY = 88;
const TICK_GAP = 12;
const HEAD_LINES = 1.75;

type TimelineDrawingProps = {
  title: string;
  items: TimelineItem[];
  groups: TimelineGroup[];
  today: string;
  todayText: string;
  hrefOf: ((item: TimelineItem) => string | undefined) | undefined;
  fillOf: (group: number) => string;
  size: Size;
};

export const TimelineDrawing = ({ items, groups, today, size, ...props }: TimelineDrawingProps) => {
  const { tag } = useLanguage();
  const { em } = size;
  const names = items.map(({ name }) => name);
  const head = em * HEAD_LINES;
  const layout = rowLayout({ size, names, leastStep: LEAST_ROW, mostStep: MOST_ROW, head });
  const scale = timeScale(items, today, [layout.left, layout.right]);
  const { period, ticks } = timeTicks(scale, Math.max(2, Math.floor((layout.right - layout.left) / TICK_EVERY)));
  const write = categoryFormat(tag, period);
  const labels = ticks.map(({ at, day }) => ({ at, text: write(day), width: textWidth(write(day), em) }));
  const todayX = scale(Date.parse(today));
  const todayRoom = textWidth(props.todayText, em) / 2;
  const todayAt = Math.max(todayRoom, Math.min(todayX, layout.width - todayRoom));

  const marks = items.flatMap((item, row) => {
    const bar = barOf(item, scale, (row + 0.5) * layout.step);
    if (!bar) return [];
    const group = groups.findIndex(({ id }) => id === item.group);
    const name = [item.name, groups[group]?.name].filter(Boolean).join(', ');
    const tip = { x: bar.x + bar.width / 2, y: bar.y, side: 'top' as const };
    return [
      {
        key: item.id,
        category: row,
        series: 0,
        name,
        value: item.start === undefined ? formatDate(item.end, tag) : formatDays(item.start, item.end, tag),
        href: props.hrefOf?.(item),
        box: hitBox(bar),
        tip,
        bar,
        group,
      },
    ];
  });
  const markOf = new Map(
    marks.map((mark) => [mark.key, { ...mark, isDay: items[mark.category]?.start === undefined }]),
  );

  return (
    <RowCanvas
      layout={layout}
      names={names}
      em={em}
      ticks={roomyLabels(labels, TICK_GAP)}
      head={{
        height: head,
        content: (
          <text className={styles.today} x={todayAt} y={em * 0.75}>
            {props.todayText}
          </text>
        ),
      }}
    >
      <path className={styles.todayLine} d={`M${todayX},0v${layout.height}`} />
      <MarkGroup
        label={props.title}
        marks={marks}
        flow="line"
        drawMark={({ key, box }) => {
          const mark = markOf.get(key);
          if (!mark) return null;
          const fill = props.fillOf(mark.group);
          return (
            <>
              <rect className={styles.hit} {...box} />
              {mark.isDay ? (
                <path className={styles.bar} d={diamond(mark.bar)} fill={fill} />
              ) : (
                <rect className={styles.bar} rx={4} fill={fill} {...mark.bar} />
              )}
            </>
          );
        }}
      />
    </RowCanvas>
  );
};

/**
 * Returns `undefined` for a text that is not a date. Such an item keeps its row, its name and its text in the table.
 */
const barOf = ({ start, end }: TimelineItem, scale: TimeScale, middle: number) => {
  const [from, to] = [Date.parse(start ?? end), Date.parse(end)].map((moment) => scale(moment));
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return undefined;
  if (start === undefined) return { x: to - DIAMOND, y: middle - DIAMOND, width: 2 * DIAMOND, height: 2 * DIAMOND };
  return { x: Math.min(from, to), y: middle - BAR / 2, width: Math.max(Math.abs(to - from), 2), height: BAR };
};

const diamond = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  `M${x + width / 2},${y}l${width / 2},${height / 2}l${-width / 2},${height / 2}l${-width / 2},${-height / 2}z`;
