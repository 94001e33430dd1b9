import { arc, type PieArcDatum, pie } from 'd3-shape';
import { textWidth } from '../axis/label-text.ts';
import type { Size } from '../frame/use-size.ts';
import { MarkGroup } from '../mark/mark-group.tsx';
import styles from './donut-drawing.module.css';
import type { DonutPart } from './donut-part.ts';

const EDGE = 8;
const RING_GAP = 3;
const HOLE = 0.62;
/** The total is larger than the other text and keeps its distance from the ring. */
const TOTAL_EM = 1.55;
const TOTAL_ROOM = 0.86;

type DonutDrawingProps = {
  title: string;
  parts: DonutPart[];
  total: { label: string; text: string; shortText: string };
  size: Size;
};

export const DonutDrawing = ({ title, parts, total, size }: DonutDrawingProps) => {
  const radius = Math.max(Math.min(size.width, size.height) / 2 - EDGE, 0);
  const hole = radius * HOLE;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const slices = pie<DonutPart>()
    .sort(null)
    .value(({ share }) => share)(parts);
  const ring = arc<PieArcDatum<DonutPart>>().innerRadius(hole).outerRadius(radius);
  const sliceOf = new Map(slices.map((slice) => [slice.data.id, slice]));
  const marks = slices.map((slice) => {
    const { id, name, valueText, shareText, href } = slice.data;
    const [x, y] = ring.centroid(slice);
    const box = { x: x + middle.x, y: y + middle.y, width: 0, height: 0 };
    return { key: id, name, value: `${valueText} (${shareText})`, href, category: slice.index, series: 0, box };
  });
  const fits = textWidth(total.text, size.em * TOTAL_EM) <= 2 * hole * TOTAL_ROOM;
  const pathOf = (id: string, gap = 0) => {
    const slice = sliceOf.get(id);
    if (!slice) return '';
    const turn = gap / radius;
    const wider = { ...slice, startAngle: slice.startAngle - turn, endAngle: slice.endAngle + turn };
    return ring.innerRadius(hole - gap).outerRadius(radius + gap)(wider) ?? '';
  };
  const shift = `translate(${middle.x},${middle.y})`;

  return (
    <svg className={styles.drawing} width={size.width} height={size.height} role="none">
      <text className={styles.label} x={middle.x} y={middle.y - size.em * 1.1}>
        {total.label}
      </text>
      <text className={styles.total} x={middle.x} y={middle.y + size.em * 0.6}>
        {fits ? total.text : total.shortText}
      </text>
      <MarkGroup
        label={title}
        marks={marks}
        flow="line"
        drawMark={({ key }) => (
          <path className={styles.slice} d={pathOf(key)} transform={shift} fill={sliceOf.get(key)?.data.fill} />
        )}
        drawRing={({ key }) => <path d={pathOf(key, RING_GAP)} transform={shift} />}
      />
    </svg>
  );
};
