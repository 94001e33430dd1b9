import { knownShares, type NodeShares } from './coverage-shares.ts';
import type { Network } from './network.ts';
import type { Counting } from './network-coverage.ts';
import { distancesIn } from './network-loops.ts';
import { TIER_MAX } from './network-tiers.ts';

/** Range of a figure, in parts of one; where both ends are equal it is exact. */
export type Bounds = { from: number; to: number };
/** Share of a link as it is shown. */
export type ShownShare = Bounds & {
  /** Whether the viewer has no other way to know it. */
  isOthers: boolean;
  /**
   * Share of an own purchase. It counts where the chain begins: where an own product appears among others' again,
   * nothing shows that it is the viewer's own.
   */
  own?: number;
};
type Weight = 'share' | 'massShare';
/** Minimum certainty of a link that counts. */
const WANTED: Record<Counting, number> = { confirmed: 2, declared: 1 };

/**
 * Computes the range of each root's coverage to tier 1, 2 … 10 for a viewer who is shown `shares`. It uses only these
 * and the sums that may be disclosed: a viewer who changes own shares and looks again learns no more.
 */
export const coverageBounds = (network: Network, loops: Uint8Array, weight: Weight, shares: ShownShare[]) => {
  const own = Float64Array.from(network.links, (_, at) => shares[at]?.own ?? 0);
  if (!own.some((share) => share > 0)) return nothingBought(network);
  const known = knownShares(network, loops, weight, shares);
  const distances = distancesIn(network);
  const curves = (counting: Counting) => curvesOf(network, { ...known, own }, distances, counting);
  const confirmed = curves('confirmed');
  return { confirmed, declared: known.hasDeclared ? curves('declared') : confirmed };
};

/** Where no own purchase has a share, what is behind it adds nothing. Most companies state no masses. */
const nothingBought = ({ nodes, roots }: Network) => {
  const curves = roots.map((root) => {
    const traced = nodes[root]?.isOrigin === true ? 1 : 0;
    return Array.from({ length: TIER_MAX }, (): Bounds => ({ from: traced, to: traced }));
  });
  return { confirmed: curves, declared: curves };
};

type Known = NodeShares & { own: Float64Array };

const curvesOf = (network: Network, known: Known, distances: Int32Array, counting: Counting) => {
  const { nodes, roots } = network;
  const curves = roots.map((): Bounds[] => []);
  let [least, most] = [new Float64Array(nodes.length).fill(1), new Float64Array(nodes.length).fill(1)];
  const extreme = createExtreme(network, known, counting);
  // Beyond its deepest product a chain is traced no further: where nothing changes at one tier, nothing does later.
  let isSettled = false;
  for (let tier = 1; tier <= TIER_MAX; tier += 1) {
    for (const [at, root] of roots.entries()) {
      const traced = (behind: Float64Array) =>
        nodes[root]?.isOrigin ? 1 : bought(network, known, { root, wanted: WANTED[counting] }, behind);
      curves[at]?.push({ from: traced(least), to: traced(most) });
    }
    if (isSettled) continue;
    isSettled = true;
    const [low, high] = [new Float64Array(nodes.length), new Float64Array(nodes.length)];
    for (let node = 0; node < nodes.length; node += 1) {
      // A node so far away is needed for fewer tiers.
      if ((distances[node] ?? 0) + tier > TIER_MAX) continue;
      const isOrigin = nodes[node]?.isOrigin === true;
      low[node] = isOrigin ? 1 : extreme(node, least, 1);
      high[node] = isOrigin ? 1 : extreme(node, most, -1);
      isSettled &&= low[node] === least[node] && high[node] === most[node];
    }
    [least, most] = [low, high];
  }
  return curves;
};

/** Sums up the own purchases, whose shares are known. */
const bought = (
  { first, order, to }: Network,
  { own, counted }: Known,
  { root, wanted }: { root: number; wanted: number },
  behind: Float64Array,
) => {
  let sum = 0;
  for (let at = first[root] ?? 0; at < (first[root + 1] ?? 0); at += 1) {
    const link = order[at] ?? 0;
    if ((counted[link] ?? 0) >= wanted) sum += (own[link] ?? 0) * (behind[to[link] ?? 0] ?? 0);
  }
  return sum;
};

/** Computes how much of a node is traced at least (1) or at most (−1), from what is behind each of its suppliers. */
const createExtreme = ({ first, order, to }: Network, known: NodeShares, counting: Counting) => {
  const { least, span, counted, group, isSumOf, more, spare } = known;
  const wanted = WANTED[counting];
  const [spans, values] = [[] as number[], [] as number[]];

  /** Distributes the amount over the links that were kept, to the smallest values first or to the greatest. */
  const shareOut = (amount: number, direction: 1 | -1) => {
    sortBeside(values, spans, direction);
    let [left, sum] = [amount, 0];
    for (let at = 0; at < spans.length && left > 0; at += 1) {
      const taken = Math.min(spans[at] ?? 0, left);
      sum += taken * (values[at] ?? 0);
      left -= taken;
    }
    return sum;
  };

  return (node: number, behind: Float64Array, direction: 1 | -1) => {
    const [start, end] = [first[node] ?? 0, first[node + 1] ?? 0];
    if (start === end) return 0;
    const sumsOf = isSumOf[counting][node] ?? 0;
    let [sum, left] = [0, spare[node] ?? 0];
    for (let at = start; at < end; at += 1) {
      const link = order[at] ?? 0;
      if ((counted[link] ?? 0) >= wanted) sum += (least[link] ?? 0) * (behind[to[link] ?? 0] ?? 0);
    }
    const keep = (isKept: (bit: number) => boolean) => {
      [spans.length, values.length] = [0, 0];
      for (let at = start; at < end; at += 1) {
        const link = order[at] ?? 0;
        if ((counted[link] ?? 0) < wanted || span[link] === 0 || !isKept(sumsOf & (group[link] ?? 0))) continue;
        spans.push(span[link] ?? 0);
        values.push(behind[to[link] ?? 0] ?? 0);
      }
    };
    for (const bit of sumsOf === 0 ? [] : [1, 2]) {
      if (!(sumsOf & bit)) continue;
      keep((own) => own === bit);
      const amount = more[bit - 1]?.[node] ?? 0;
      sum += shareOut(amount, direction);
      left -= amount;
    }
    // A link in no sum is at its least, or takes what is left of the whole.
    if (direction === 1) return sum;
    keep((own) => own === 0);
    return sum + shareOut(Math.max(0, left), direction);
  };
};

/** Insertion is the fastest for so few, and a product is seldom bought from more. */
const FEW = 32;

const sortBeside = (values: number[], beside: number[], direction: 1 | -1) => {
  if (values.length > FEW) {
    sortMany(values, beside, direction);
    return;
  }
  for (let at = 1; at < values.length; at += 1) {
    const [value, companion] = [values[at] ?? 0, beside[at] ?? 0];
    let place = at;
    for (; place > 0 && direction * ((values[place - 1] ?? 0) - value) > 0; place -= 1) {
      values[place] = values[place - 1] ?? 0;
      beside[place] = beside[place - 1] ?? 0;
    }
    values[place] = value;
    beside[place] = companion;
  }
};

const sortMany = (values: number[], beside: number[], direction: 1 | -1) => {
  const [given, companions] = [values.slice(), beside.slice()];
  const order = [...given.keys()].sort((a, b) => direction * ((given[a] ?? 0) - (given[b] ?? 0)));
  for (const [place, at] of order.entries()) [values[place], beside[place]] = [given[at] ?? 0, companions[at] ?? 0];
};
