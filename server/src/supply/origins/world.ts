import type { View } from '../disclosure/chain-view.ts';
import { type InputSeen, inputsSeen } from '../disclosure/input-view.ts';
import { countriesOf, type Place } from '../disclosure/places.ts';
import type { Chain } from '../tiers/chain.ts';
import { BAND_BOUNDS } from '../tiers/coverage.presenter.ts';
import type { Bounds } from '../tiers/coverage-bounds.ts';
import type { NetworkPart } from '../tiers/network-parts.ts';
import { createShownChain, type ShownChain } from '../tiers/shown-chain.ts';
import type { BillLine } from './bill.store.ts';
import { type Contents, type OrderedNetwork, orderedNetwork } from './carrying.ts';
import type { InputFacts } from './inputs.ts';

/** A chain as its viewer sees it, with everything that the origins of materials follow from. */
export type OriginWorld = {
  chain: Chain;
  view: View;
  /** Products and companies as they are shown. */
  shown: ShownChain;
  countryOf: (place: Place) => string;
  /** Tiers by node, as bits. */
  tiers: Int32Array;
  /** What is seen of the inputs, by link. */
  seen: Map<number, InputSeen>;
  /** Place of each link in the order in which links are shown. */
  rank: Int32Array;
  parts: OriginPart[];
};

/** Nodes and links that are reached from some roots. */
export type OriginPart = Pick<NetworkPart, 'nodeAt' | 'linkAt'> & { ordered: OrderedNetwork; facts: InputFacts };

const PERCENT = 100;
const ANYTHING: Bounds = { from: 0, to: 1 };

export const originWorld = (
  chain: Chain,
  view: View,
  bills: Map<string, BillLine[]>,
  names: Map<string, string>,
): OriginWorld => {
  const shown = createShownChain(chain, view, names);
  const { parts, bits, order } = shown;
  const links = order.nodes().flatMap(order.linksOf);
  const seen = inputsSeen(chain, view, links);
  const rank = new Int32Array(links.length);
  for (const [place, link] of links.entries()) rank[link] = place;
  const world = { chain, view, shown, countryOf: countriesOf(chain), tiers: bits.nodes, seen, rank };
  const bill = billOf(world, bills);
  const contents = contentsOf(world, bills);
  return {
    ...world,
    parts: parts.map(({ network: part, loops, nodeAt, linkAt }) => ({
      nodeAt,
      linkAt,
      ordered: orderedNetwork(
        part,
        loops,
        Array.from(nodeAt, (node) => contents[node] ?? UNSPOKEN),
      ),
      facts: {
        shares: Array.from(linkAt, (link) => boundsSeen(seen.get(link))),
        inputs: linkAt.map((link) => seen.get(link)?.input ?? 0),
        bill: {
          stated: (node, material) => bill.stated(nodeAt[node] ?? -1, material),
          massOf: (node, input, material) => bill.massOf(nodeAt[node] ?? -1, input, material),
        },
      },
    })),
  };
};

const UNSPOKEN: Contents = { materials: [], family: '', isUnspoken: true };

/** Returns the range of a share as it is shown; an unknown one may be anything. */
const boundsSeen = (seen: InputSeen | undefined): Bounds => {
  if (!seen) return ANYTHING;
  const { share, band } = seen;
  if (share !== null) return { from: share / PERCENT, to: share / PERCENT };
  return band === '' ? ANYTHING : BAND_BOUNDS[band];
};

type Seen = Pick<OriginWorld, 'chain' | 'view' | 'seen'>;

/** Returns what each product contains. Of an own product its bill of materials says so, too. */
const contentsOf = ({ chain, view }: Seen, bills: Map<string, BillLine[]>): Contents[] => {
  const roots = new Set(view.network.roots);
  return view.nodes.map(({ at }, node) => {
    const { key = '', companyId = null, materials = [], family = '' } = chain.goods[at] ?? {};
    const lines = roots.has(node) ? (bills.get(key) ?? []) : [];
    const listed = lines.flatMap((line) => line.materials.map(({ material }) => material));
    return { materials: [...new Set([...materials, ...listed])], family, isUnspoken: companyId === null };
  });
};

/** Returns what the own bills of materials say about the inputs of own products; others' bills are not shown. */
const billOf = ({ chain, view, seen }: Seen, bills: Map<string, BillLine[]>): Required<InputFacts>['bill'] => {
  const { network, nodes, links } = view;
  const numbers = new Map<number, Map<string, number>>();
  for (const root of network.roots) numbers.set(root, new Map());
  for (const [at, { inputId }] of links.entries())
    if (inputId !== null) numbers.get(network.from[at] ?? -1)?.set(inputId, seen.get(at)?.input ?? 0);
  const linesOf = (node: number) => {
    const known = numbers.get(node);
    const lines = known ? (bills.get(chain.goods[nodes[node]?.at ?? -1]?.key ?? '') ?? []) : [];
    // A line that no link feeds has a number of its own.
    return lines.map((line, at) => ({ ...line, input: known?.get(line.id) ?? -1 - at }));
  };
  const fractionOf = (line: BillLine, material: string) => line.materials.find((one) => one.material === material);
  return {
    stated: (node, material) => linesOf(node).flatMap((line) => (fractionOf(line, material) ? [line.input] : [])),
    massOf: (node, input, material) => {
      const line = linesOf(node).find((one) => one.input === input);
      const fraction = line && fractionOf(line, material)?.massFraction;
      return line?.massShare == null || fraction == null ? null : line.massShare * fraction;
    },
  };
};
