import type { Bounds } from '../tiers/coverage-bounds.ts';
import { linksOf } from '../tiers/network.ts';
import { bringsTo, carriersOf, type OrderedNetwork } from './carrying.ts';

/** What is known of the inputs, link by link. */
export type InputFacts = {
  /** Share of its input that comes by each link, in parts of one. */
  shares: Bounds[];
  /** Links of one node with the same number feed the same input. */
  inputs: Int32Array;
  /** Own bills of materials. */
  bill?: {
    /** Inputs of a node that its bill says to contain the material. */
    stated: (node: number, material: string) => number[];
    /** Mass of the material in an input; null where that is not stated. */
    massOf: (node: number, input: number, material: string) => number | null;
  };
};

/** A link by which the material comes, with its part of the material in the input. */
type Portion = Bounds & { link: number };

export type MaterialInput = {
  portions: Portion[];
  /** Part of the input from where nobody knows. */
  gap: Bounds;
  /** Part of the material in the product that this input brings. */
  part: Bounds;
};

export type MaterialGraph = OrderedNetwork & {
  material: string;
  carries: Uint8Array;
  /** Inputs by node; a node that carries the material without any is the last that is known. */
  inputs: (MaterialInput[] | undefined)[];
};

const NOTHING: Bounds = { from: 0, to: 0 };
const ROUNDING = 1e-9;

/** Finds the inputs by which a material comes, at every node that carries it and is no point of origin. */
export const materialGraph = (ordered: OrderedNetwork, facts: InputFacts, material: string): MaterialGraph => {
  const carries = carriersOf(ordered, material);
  const brings = bringsTo(ordered, carries, material);
  const { network, loops } = ordered;
  const inputs: MaterialGraph['inputs'] = [];
  for (const node of ordered.order) {
    if (!carries[node] || network.nodes[node]?.isOrigin) continue;
    const groups = Map.groupBy(linksOf(network, node), (link) => facts.inputs[link] ?? 0);
    const stated = facts.bill?.stated(node, material) ?? [];
    for (const input of stated) if (!groups.has(input)) groups.set(input, []);
    const found = [...groups].filter(([input, links]) => stated.includes(input) || links.some(brings));
    const parts = partsOf(found.map(([input]) => facts.bill?.massOf(node, input, material) ?? null));
    inputs[node] = found.map(([, links], at) => {
      const isWalked = (link: number) => brings(link) && !loops[link];
      return { ...portionsOf(ordered, facts.shares, links, isWalked, brings), part: parts[at] ?? NOTHING };
    });
  }
  return { ...ordered, material, carries, inputs };
};

/** Returns the part of each input: exact where the own bill states the mass in every one, otherwise any. */
const partsOf = (masses: (number | null)[]): Bounds[] => {
  if (masses.length === 1) return [{ from: 1, to: 1 }];
  const whole = masses.reduce<number>((sum, mass) => sum + (mass ?? 0), 0);
  if (whole <= 0 || masses.includes(null)) return masses.map(() => ({ from: 0, to: 1 }));
  return masses.map((mass) => ({ from: (mass ?? 0) / whole, to: (mass ?? 0) / whole }));
};

/**
 * Returns the part of each link in the material of one input. What comes by links that do not carry the material is
 * left out of the whole. What is left of it otherwise, and what comes by a loop or from somebody unknown, is a gap.
 */
const portionsOf = (
  { network, contents }: OrderedNetwork,
  shares: Bounds[],
  links: number[],
  isWalked: (link: number) => boolean,
  brings: (link: number) => boolean,
): Omit<MaterialInput, 'part'> => {
  const walked = links.filter(isWalked);
  const isOther = (link: number) => !brings(link) && contents[network.to[link] ?? 0]?.isUnspoken === false;
  const sum = (some: number[], end: keyof Bounds) =>
    some.reduce((total, link) => total + (shares[link]?.[end] ?? 0), 0);
  const others = links.filter(isOther);
  const known = sum(walked, 'from');
  const wholeMost = Math.max(0, 1 - sum(others, 'from'));
  const wholeLeast = Math.max(0, 1 - Math.min(sum(others, 'to'), Math.max(0, 1 - known)));
  const ranges = walked.map((link): Portion => {
    const { from, to } = shares[link] ?? NOTHING;
    return {
      link,
      from: wholeMost > ROUNDING ? Math.min(1, from / wholeMost) : 0,
      to: to <= 0 ? 0 : Math.min(1, wholeLeast > ROUNDING ? to / wholeLeast : 1),
    };
  });
  const open = links.filter((link) => !isWalked(link) && !isOther(link));
  const missing = wholeMost > ROUNDING ? Math.min(1, sum(open, 'from') / wholeMost) : 0;
  const least = ranges.reduce((all, range) => all + range.from, missing);
  const most = ranges.reduce((all, range) => all + range.to, 0);
  return {
    portions: ranges.map(({ link, from, to }) => ({
      link,
      from,
      to: Math.min(to, Math.max(from, 1 - (least - from))),
    })),
    gap: { from: Math.max(missing, 1 - most), to: Math.max(missing, 1 - (least - missing)) },
  };
};
