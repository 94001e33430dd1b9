import { crossingsIn } from './crossings.ts';
import { GAP, heightOf, placeHeights, TIGHT_GAP } from './heights.ts';
import { type LayoutCard, type LayoutEdge, layersOf } from './layers.ts';
import { orderLayers } from './order.ts';
import { LOOP_LANE, type Route, routesOf } from './routes.ts';

export const CARD_WIDTH = 150;
export const CARD_HEIGHT = 38;
const GUTTER_MIN = 34;
const GUTTER_MAX = 120;
/** Smaller, and the words could not be read any more. */
export const SCALE_MIN = 0.75;

export type LayoutInput = {
  cards: readonly LayoutCard[];
  /** In a fixed order: the same input always gives the same picture. */
  edges: readonly LayoutEdge[];
  /** Size of the frame. The picture is larger where the cards need it. */
  width: number;
  height: number;
};
export type PlacedCard = { id: string; x: number; y: number; height: number };
export type Layout = {
  cards: PlacedCard[];
  routes: Route[];
  columns: { column: number; x: number }[];
  width: number;
  height: number;
  /** Height of the frame below which the picture is cut off even at the smallest scale. */
  heightMin: number;
  /** Scale at which the picture fits into its frame, or the smallest that can be read. */
  scale: number;
  crossings: number;
};

/** Places cards in columns and edges in the gutters and lanes between them. */
export const layoutOf = ({ cards, edges, width, height }: LayoutInput): Layout => {
  const { layers, columns, chains, loops } = layersOf(cards, edges);
  orderLayers(layers);
  const below = loops.length * LOOP_LANE;
  const gutters = Math.max(0, columns.length - 1);
  const narrowest = columns.length * CARD_WIDTH + gutters * GUTTER_MIN;
  const heightWith = (gap: number) => Math.max(0, ...layers.map((layer) => heightOf(layer, gap))) + below;
  const scaleWith = (gap: number) => Math.min(1, width / Math.max(1, narrowest), height / Math.max(1, heightWith(gap)));
  const gap = scaleWith(GAP) < SCALE_MIN ? TIGHT_GAP : GAP;
  const scale = Math.max(SCALE_MIN, scaleWith(gap));
  const tallest = Math.max(height / scale, heightWith(gap)) - below;
  placeHeights(layers, tallest, gap);
  const free = gutters > 0 ? (width / scale - columns.length * CARD_WIDTH) / gutters : 0;
  const gutter = Math.min(GUTTER_MAX, Math.max(GUTTER_MIN, free));
  const xOf = (layer: number) => layer * (CARD_WIDTH + gutter);
  // A loop into the first column, and one from the last, need a margin to turn in.
  const shift = loops.length > 0 ? LOOP_LANE : 0;
  const routes = routesOf(chains, loops, { cardWidth: CARD_WIDTH, gutter, bottom: tallest });
  return {
    cards: layers.flatMap((layer) =>
      layer.flatMap(({ card, layer: at, y }) =>
        card ? { id: card.id, x: xOf(at) + shift, y: y - card.height / 2, height: card.height } : [],
      ),
    ),
    routes: shift === 0 ? routes : routes.map((route) => shifted(route, shift)),
    columns: columns.map((column, at) => ({ column, x: xOf(at) + shift })),
    scale,
    width: xOf(gutters) + CARD_WIDTH + 2 * shift,
    height: tallest + below,
    heightMin: heightWith(TIGHT_GAP) * SCALE_MIN,
    crossings: crossingsIn(layers),
  };
};

const shifted = ({ id, segments }: Route, by: number): Route => ({
  id,
  segments: segments.map(({ kind, from, to }) => ({
    kind,
    from: { x: from.x + by, y: from.y },
    to: { x: to.x + by, y: to.y },
  })),
});
