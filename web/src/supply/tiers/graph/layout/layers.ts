export type LayoutCard = { id: string; column: number; height: number };
export type LayoutEdge = { id: string; from: string; to: string };

/** A card, or the place that an edge over several columns has in one of the columns between. */
export type Item = {
  /** Id of the card; undefined for a lane. */
  card: LayoutCard | undefined;
  height: number;
  layer: number;
  /** Items to the left and to the right that an edge connects with this one, in the order of the edges. */
  before: Item[];
  after: Item[];
  /** Place in its layer. */
  at: number;
  /** Middle, from the top of the picture. */
  y: number;
};

/** An edge with everything that it passes: the buyer's card, its lanes, the supplier's card. */
export type Chain = { edge: LayoutEdge; items: Item[] };

export type Layers = { layers: Item[][]; columns: number[]; chains: Chain[]; loops: Chain[] };

const LANE = 10;

/** Sorts cards into layers and gives each edge a lane in every layer that it passes. */
export const layersOf = (cards: readonly LayoutCard[], edges: readonly LayoutEdge[]): Layers => {
  const columns = [...new Set(cards.map(({ column }) => column))].toSorted((a, b) => a - b);
  const layerOf = new Map(columns.map((column, at) => [column, at]));
  const layers: Item[][] = columns.map(() => []);
  const add = (layer: number, card: LayoutCard | undefined, height: number): Item => {
    const item: Item = { card, height, layer, before: [], after: [], at: layers[layer]?.length ?? 0, y: 0 };
    layers[layer]?.push(item);
    return item;
  };
  const items = new Map(cards.map((card) => [card.id, add(layerOf.get(card.column) ?? 0, card, card.height)]));
  const chains: Chain[] = [];
  const loops: Chain[] = [];
  for (const edge of edges) {
    const [from, to] = [items.get(edge.from), items.get(edge.to)];
    if (!from || !to) continue;
    if (to.layer <= from.layer) {
      loops.push({ edge, items: [from, to] });
      continue;
    }
    const passed = [from];
    for (let layer = from.layer + 1; layer < to.layer; layer += 1) passed.push(add(layer, undefined, LANE));
    passed.push(to);
    for (const [at, item] of passed.slice(1).entries()) {
      const left = passed[at];
      if (!left) continue;
      left.after.push(item);
      item.before.push(left);
    }
    chains.push({ edge, items: passed });
  }
  return { layers, columns, chains, loops };
};
