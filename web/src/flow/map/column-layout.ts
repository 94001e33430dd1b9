/** A line carries a value from one box to another. Values are in any unit; the layout finds the scale. */
export type Line = { key: string; source: string; target: string; value: number };
type Frame = { left: number; top: number; right: number; bottom: number };
type Options = { frame: Frame; boxWidth: number; gap: number; sweeps: number };

type Placed = { id: string; x: number; y: number; height: number; value: number };
/** `startY` and `endY` are the middle of the line where it leaves and where it arrives. */
export type PlacedLine = Line & { width: number; startX: number; startY: number; endX: number; endY: number };

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Places boxes in columns, so that all lines run from left to right and a box is as high as what passes through it.
 * `columns` numbers the column of each box from the right. The lines must not form a circle.
 */
export const layColumns = (
  columns: ReadonlyMap<string, number>,
  lines: readonly Line[],
  { frame, boxWidth, gap, sweeps }: Options,
) => {
  const into = Map.groupBy(lines, ({ target }) => target);
  const out = Map.groupBy(lines, ({ source }) => source);
  const total = (from: Map<string, Line[]>, id: string) => sum((from.get(id) ?? []).map(({ value }) => value));
  const last = Math.max(0, ...columns.values());
  const step = last > 0 ? (frame.right - frame.left - boxWidth) / last : 0;
  const placed = [...columns].map(
    ([id, column]): Placed => ({
      id,
      x: frame.left + (last - column) * step,
      y: 0,
      height: 0,
      value: Math.max(total(into, id), total(out, id)),
    }),
  );
  const byId = new Map(placed.map((box) => [box.id, box]));
  const byColumn = [...Map.groupBy(placed, ({ x }) => x)]
    .toSorted(([x], [nextX]) => x - nextX)
    .map(([, boxes]) => boxes);
  const room = frame.bottom - frame.top;
  const fullest = Math.max(1, ...byColumn.map(({ length }) => length));
  const space = fullest > 1 ? Math.min(gap, room / (fullest - 1)) : gap;
  const scale = scaleOf(byColumn, room, space);
  for (const box of placed) box.height = box.value * scale;
  for (const column of byColumn) spread(column, frame, space);

  const pull = (column: Placed[], toward: Map<string, Line[]>, end: 'source' | 'target', strength: number) => {
    for (const box of column) {
      const neighbours = (toward.get(box.id) ?? []).flatMap((line) => {
        const neighbour = byId.get(line[end]);
        return neighbour ? [{ middle: neighbour.y + neighbour.height / 2, weight: line.value }] : [];
      });
      const weight = sum(neighbours.map((neighbour) => neighbour.weight));
      if (weight === 0) continue;
      const wanted = sum(neighbours.map((neighbour) => neighbour.middle * neighbour.weight)) / weight;
      box.y += (wanted - (box.y + box.height / 2)) * strength;
    }
    separate(column, frame, space);
  };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    // Later sweeps move a box less, so that the picture comes to rest.
    const strength = 1 - sweep / (2 * sweeps);
    for (const column of byColumn.slice(1)) pull(column, into, 'source', strength);
    for (const column of byColumn.slice(0, -1).reverse()) pull(column, out, 'target', strength);
  }
  return { boxes: placed, lines: placeLines(lines, byId, { into, out, scale, boxWidth }) };
};

/** Fits the column that needs most room. Columns without a value take no part. */
const scaleOf = (columns: Placed[][], room: number, space: number) => {
  const scales = columns.flatMap((column) => {
    const value = sum(column.map((box) => box.value));
    return value > 0 ? [Math.max(0, room - (column.length - 1) * space) / value] : [];
  });
  return scales.length > 0 ? Math.min(...scales) : 0;
};

/** Shares the free room of a column between its boxes. */
const spread = (column: Placed[], { top, bottom }: Frame, space: number) => {
  const used = sum(column.map(({ height }) => height)) + (column.length - 1) * space;
  const extra = (bottom - top - used) / (column.length + 1);
  let y = top + extra;
  for (const box of column) {
    box.y = y;
    y += box.height + space + extra;
  }
};

/** Moves boxes apart that overlap, in the order in which they are, and keeps them inside the frame. */
const separate = (column: Placed[], { top, bottom }: Frame, space: number) => {
  const ordered = column.toSorted((box, next) => box.y + box.height / 2 - (next.y + next.height / 2));
  let floor = top;
  for (const box of ordered) {
    box.y = Math.max(box.y, floor);
    floor = box.y + box.height + space;
  }
  let ceiling = bottom;
  for (const box of ordered.toReversed()) {
    box.y = Math.min(box.y, ceiling - box.height);
    ceiling = box.y - space;
  }
};

type Joints = { into: Map<string, Line[]>; out: Map<string, Line[]>; scale: number; boxWidth: number };

/** Lines leave and reach a box in the order of their other ends, so that they cross as little as possible. */
const placeLines = (lines: readonly Line[], boxes: Map<string, Placed>, { into, out, scale, boxWidth }: Joints) => {
  const middles = (joined: Map<string, Line[]>, far: 'source' | 'target') => {
    const found = new Map<string, number>();
    for (const [id, all] of joined) {
      let y = boxes.get(id)?.y ?? 0;
      for (const { key, value } of all.toSorted((line, next) => yOf(boxes, line[far]) - yOf(boxes, next[far]))) {
        found.set(key, y + (value * scale) / 2);
        y += value * scale;
      }
    }
    return found;
  };
  const [starts, ends] = [middles(out, 'target'), middles(into, 'source')];
  return lines.map(
    (line): PlacedLine => ({
      ...line,
      width: line.value * scale,
      startX: (boxes.get(line.source)?.x ?? 0) + boxWidth,
      startY: starts.get(line.key) ?? 0,
      endX: boxes.get(line.target)?.x ?? 0,
      endY: ends.get(line.key) ?? 0,
    }),
  );
};

const yOf = (boxes: Map<string, Placed>, id: string) => boxes.get(id)?.y ?? 0;
