import { describe, expect, it } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH, type Layout, type LayoutInput, layoutOf } from './layout.ts';
import { bendOf, type Point, pathOf, type Segment } from './routes.ts';

const GRAPHS = 120;
const FRAME = { width: 1240, height: 560 };
const STEPS = 24;

/** Returns numbers that look random and are the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
};

/** A chain in which edges lead to any deeper column, and some lead back. */
const randomGraph = (seed: number, size = 60): LayoutInput => {
  const random = randomOf(seed);
  const columns = 1 + random(10);
  const cards = [{ id: 'root', column: 0, height: 76 }];
  const edges: { id: string; from: string; to: string }[] = [];
  for (let at = 0; at < size; at += 1) {
    const column = 1 + random(columns);
    const buyers = cards.filter((card) => card.column < column);
    for (let nth = 0; nth <= random(3); nth += 1) {
      const from = buyers[random(buyers.length)]?.id ?? 'root';
      if (edges.every((edge) => edge.id !== `${from}>n${at}`)) edges.push({ id: `${from}>n${at}`, from, to: `n${at}` });
    }
    cards.push({ id: `n${at}`, column, height: CARD_HEIGHT });
    if (random(12) === 0) {
      const to = cards[random(cards.length)]?.id ?? 'root';
      edges.push({ id: `n${at}<${to}`, from: `n${at}`, to });
    }
  }
  return { cards, edges: edges.filter(({ id }, at) => edges.findIndex((edge) => edge.id === id) === at), ...FRAME };
};

const pointOn = (segment: Segment, part: number): Point => {
  const { kind, from, to } = segment;
  if (kind === 'line') return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const bend = bendOf(segment);
  const rest = 1 - part;
  const along = (a: number, b: number, c: number, d: number) =>
    rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d;
  return {
    x: along(from.x, from.x + bend, to.x - bend, to.x),
    y: along(from.y, from.y, to.y, to.y),
  };
};
const pointsOf = (segments: Segment[]) =>
  segments.flatMap((segment) => Array.from({ length: STEPS + 1 }, (_, step) => pointOn(segment, step / STEPS)));

const touched = ({ cards }: Layout, points: Point[]) =>
  cards.filter(({ x, y, height }) =>
    points.some((point) => point.x > x + 1 && point.x < x + CARD_WIDTH - 1 && point.y > y && point.y < y + height),
  );

describe('the layout of a chain', () => {
  it('S2.4 leads no edge behind a card, on random graphs', () => {
    for (let seed = 0; seed < GRAPHS; seed += 1) {
      const layout = layoutOf(randomGraph(seed));
      for (const { id, segments } of layout.routes) {
        expect(segments.length, `${seed} ${id}`).toBeGreaterThan(0);
        expect(touched(layout, pointsOf(segments)), `${seed} ${id}`).toEqual([]);
      }
    }
  });

  it('S2.4 keeps cards and edges inside its frame, and cards apart', () => {
    for (let seed = 0; seed < GRAPHS; seed += 1) {
      const { cards, routes, width, height } = layoutOf(randomGraph(seed));
      const isInside = ({ x, y }: Point) => x > -0.01 && x < width + 0.01 && y > -0.01 && y < height + 0.01;
      const corners = cards.flatMap((card) => [card, { x: card.x + CARD_WIDTH, y: card.y + card.height }]);
      const outside = [...corners, ...routes.flatMap(({ segments }) => pointsOf(segments))].filter(
        (at) => !isInside(at),
      );
      expect(outside, String(seed)).toEqual([]);
      for (const [, column] of Map.groupBy(cards, ({ x }) => x)) {
        const ordered = column.toSorted((a, b) => a.y - b.y);
        for (const [at, card] of ordered.slice(1).entries()) {
          const above = ordered[at];
          expect(card.y - (above?.y ?? 0) - (above?.height ?? 0), String(seed)).toBeGreaterThan(1.9);
        }
      }
    }
  });

  it('S2.4 draws the same data the same way, whatever the size of the frame does to the rest', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const draw = (input: LayoutInput) => {
        const { cards, routes } = layoutOf(input);
        return JSON.stringify([cards, routes.map(({ segments }) => pathOf(segments))]);
      };
      expect(draw(randomGraph(seed))).toBe(draw(randomGraph(seed)));
    }
  });

  it('leads every edge from the right side of its buyer to the left side of its supplier', () => {
    const input = randomGraph(7);
    const layout = layoutOf(input);
    const cardOf = new Map(layout.cards.map((card) => [card.id, card]));
    for (const { id, from, to } of input.edges) {
      const route = layout.routes.find((found) => found.id === id);
      const [start, end] = [route?.segments[0]?.from, route?.segments.at(-1)?.to];
      expect(start?.x).toBeCloseTo((cardOf.get(from)?.x ?? 0) + CARD_WIDTH);
      expect(end?.x).toBeCloseTo(cardOf.get(to)?.x ?? 0);
    }
  });

  it('finds an order without a crossing where there is one', () => {
    const pairs = Array.from({ length: 12 }, (_, at) => at);
    const cards = [
      { id: 'root', column: 0, height: 76 },
      ...pairs.map((at) => ({ id: `a${at}`, column: 1, height: CARD_HEIGHT })),
      ...pairs.map((at) => ({ id: `b${(at * 5) % 12}`, column: 2, height: CARD_HEIGHT })),
    ];
    const edges = pairs.flatMap((at) => [
      { id: `r${at}`, from: 'root', to: `a${at}` },
      { id: `e${at}`, from: `a${at}`, to: `b${at}` },
    ]);
    expect(layoutOf({ cards, edges, ...FRAME }).crossings).toBe(0);
  });

  it('draws nothing, and a card alone', () => {
    expect(layoutOf({ cards: [], edges: [], ...FRAME }).cards).toEqual([]);
    expect(layoutOf({ cards: [{ id: 'root', column: 0, height: 76 }], edges: [], ...FRAME }).cards).toHaveLength(1);
  });
});
