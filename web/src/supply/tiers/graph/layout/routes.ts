import type { Chain, Item } from './layers.ts';

export type Point = { x: number; y: number };
/** Part of an edge: a straight line, or a curve that leaves and arrives horizontally. */
export type Segment = { kind: 'line' | 'curve'; from: Point; to: Point };
export type Route = { id: string; segments: Segment[] };

type Frame = { cardWidth: number; gutter: number; bottom: number };

/** Space at the upper and lower end of a card without the end of an edge. */
const CORNER = 8;
const PORT_GAP = 6;
export const LOOP_LANE = 10;

/** Draws each edge through the gutters and its own lanes, so that it never runs behind a card. */
export const routesOf = (chains: Chain[], loops: Chain[], frame: Frame): Route[] => {
  const { cardWidth, gutter } = frame;
  const leftOf = ({ layer }: Item) => layer * (cardWidth + gutter);
  const portOf = portsOf(chains, loops);
  const routed = chains.map((chain): Route => {
    const segments: Segment[] = [];
    const { items } = chain;
    let pen: Point | undefined;
    for (const [at, item] of items.entries()) {
      const isStart = at === 0;
      const y = isStart || at === items.length - 1 ? portOf(chain, isStart ? 'from' : 'to') : item.y;
      const left = { x: leftOf(item), y };
      if (pen) segments.push({ kind: 'curve', from: pen, to: left });
      pen = { x: left.x + cardWidth, y };
      if (!item.card) segments.push({ kind: 'line', from: left, to: pen });
    }
    return { id: chain.edge.id, segments };
  });
  return [...routed, ...loops.map((chain, at) => loopRoute(chain, at, frame, leftOf, portOf))];
};

type PortOf = (chain: Chain, end: 'from' | 'to') => number;

/** A loop runs below all cards: down in one gutter, back at the bottom, and up in another. */
const loopRoute = (
  chain: Chain,
  at: number,
  { cardWidth, gutter, bottom }: Frame,
  leftOf: (item: Item) => number,
  portOf: PortOf,
): Route => {
  const [from, to] = chain.items;
  if (!from || !to) return { id: chain.edge.id, segments: [] };
  const start = { x: leftOf(from) + cardWidth, y: portOf(chain, 'from') };
  const end = { x: leftOf(to), y: portOf(chain, 'to') };
  const y = bottom + LOOP_LANE * (at + 0.5);
  const away = Math.min(gutter / 3, LOOP_LANE);
  const corners = [
    start,
    { x: start.x + away, y: start.y },
    { x: start.x + away, y },
    { x: end.x - away, y },
    { x: end.x - away, y: end.y },
    end,
  ];
  const segments = corners.slice(1).map((to, index): Segment => ({ kind: 'line', from: corners[index] ?? to, to }));
  return { id: chain.edge.id, segments };
};

/** Spreads the ends of edges along the sides of a card, in the order in which they leave it. */
const portsOf = (chains: Chain[], loops: Chain[]): PortOf => {
  const ports = new Map<Chain, { from: number; to: number }>();
  const sides = new Map<string, { item: Item; ends: { chain: Chain; end: 'from' | 'to'; aim: number }[] }>();
  const put = (chain: Chain, end: 'from' | 'to', item: Item | undefined, aim: number) => {
    if (!item?.card) return;
    const key = `${end} ${item.card.id}`;
    const side = sides.get(key) ?? { item, ends: [] };
    side.ends.push({ chain, end, aim });
    sides.set(key, side);
  };
  for (const chain of chains) {
    put(chain, 'from', chain.items[0], chain.items[1]?.y ?? 0);
    put(chain, 'to', chain.items.at(-1), chain.items.at(-2)?.y ?? 0);
  }
  for (const chain of loops) {
    put(chain, 'from', chain.items[0], Number.MAX_SAFE_INTEGER);
    put(chain, 'to', chain.items[1], Number.MAX_SAFE_INTEGER);
  }
  for (const { item, ends } of sides.values()) {
    const room = Math.max(0, item.height - 2 * CORNER);
    const gap = ends.length > 1 ? Math.min(PORT_GAP, room / (ends.length - 1)) : 0;
    const first = item.y - (gap * (ends.length - 1)) / 2;
    for (const [at, { chain, end }] of ends.toSorted((a, b) => a.aim - b.aim).entries()) {
      const port = ports.get(chain) ?? { from: 0, to: 0 };
      port[end] = first + gap * at;
      ports.set(chain, port);
    }
  }
  return (chain, end) => ports.get(chain)?.[end] ?? 0;
};

/** Returns how far the ends of a curve are held horizontal: half of the gutter that it crosses. */
export const bendOf = ({ from, to }: Segment) => (to.x - from.x) / 2;

export const pathOf = (segments: readonly Segment[]) => {
  const [first] = segments;
  if (!first) return '';
  const parts = segments.map((segment) => {
    const { kind, from, to } = segment;
    if (kind === 'line') return `L${round(to.x)} ${round(to.y)}`;
    const bend = bendOf(segment);
    return `C${round(from.x + bend)} ${round(from.y)} ${round(to.x - bend)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(first.from.x)} ${round(first.from.y)}${parts.join('')}`;
};

const round = (value: number) => Math.round(value * 10) / 10;
