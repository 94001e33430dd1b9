import { groupedBy, linksOf, type Network, supplierOf } from './network.ts';
import type { NetworkPart } from './network-parts.ts';
import { TIER_MAX } from './network-tiers.ts';

const CYCLES_MAX = 100;
/** Steps allowed for each loaded link; a search that costs more is not worth showing. */
const STEPS_PER_LINK = 4;
const STEPS_MIN = 100_000;

/** Path onward from a company, with every product at which it may be. */
type Way = { companies: string[]; at: number[] };

/**
 * Finds companies that are met again along one product path, the shortest cycles first, each as the companies on the
 * way. Paths are kept by companies and not by products, and none is followed that cannot come back, so no work is in
 * vain.
 */
export const companyCycles = (network: Network, loops: Uint8Array, idOf = itself): string[][] => {
  const found: string[][] = [];
  let steps = Math.max(STEPS_MIN, STEPS_PER_LINK * network.links.length);
  let searches: Search[] = [];
  const wayBack = createWayBack(network, loops);
  for (const [company, products] of companiesMetTwice(network, loops)) {
    if (steps <= 0) break;
    const { back, visited } = wayBack(products);
    steps -= visited;
    if (back) searches.push({ back, ways: [{ companies: [company], at: products }] });
  }
  // All companies advance together, one step at a time: once there are enough cycles, no shorter one can follow.
  for (let length = 1; length < TIER_MAX && found.length < CYCLES_MAX && steps > 0; length += 1) {
    searches = searches.flatMap(({ back, ways }) => {
      const next: Way[] = [];
      for (const way of ways) {
        if (steps <= 0) break;
        const onward = waysOn(network, loops, way, back, TIER_MAX - length);
        steps -= onward.visited + onward.ways.length * length;
        if (onward.isBack) found.push(way.companies);
        for (const extended of onward.ways) next.push(extended);
      }
      return next.length > 0 ? [{ back, ways: next }] : [];
    });
  }
  return inOrder(found.map((companies) => companies.map(idOf)));
};

const itself = (company: string) => company;

/** Collects the cycles of all parts, each once, with the ids by which the companies are shown. */
export const cyclesOf = (parts: NetworkPart[], idOf: (company: string) => string) => {
  const found = parts.flatMap(({ network, loops }) => companyCycles(network, loops, idOf));
  return inOrder([...new Map(found.map((companies) => [companies.join(), companies])).values()]);
};

const inOrder = (cycles: string[][]) =>
  cycles.toSorted((a, b) => a.length - b.length || compare(a, b)).slice(0, CYCLES_MAX);

type Search = { back: Map<number, number>; ways: Way[] };

const compare = (a: string[], b: string[]) => (a.join() < b.join() ? -1 : 1);

/**
 * Computes how near each node is to one of these products, by at most ten links; only nodes that lead there are
 * visited. `back` is undefined where none of them leads to another.
 */
const createWayBack = (network: Network, loops: Uint8Array) => {
  const { first, order } = groupedBy(network.to, network.nodes.length);
  const distance = new Int32Array(network.nodes.length);
  return (products: number[]) => {
    const met: number[] = [];
    let visited = 0;
    let level = products;
    for (let steps = 1; steps < TIER_MAX && level.length > 0; steps += 1) {
      const start = met.length;
      for (const node of level) {
        for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at += 1) {
          const link = order[at] ?? 0;
          const buyer = network.from[link] ?? 0;
          visited += 1;
          if (loops[link] || distance[buyer] !== 0) continue;
          distance[buyer] = steps;
          met.push(buyer);
        }
      }
      level = met.slice(start);
    }
    const comesBack = products.some((product) => distance[product] !== 0);
    const back = comesBack ? new Map(met.map((node) => [node, distance[node] ?? 0])) : undefined;
    for (const node of met) distance[node] = 0;
    return { back, visited };
  };
};

/** Extends a path by one company where it can still come back, and returns whether it is back already. */
const waysOn = (network: Network, loops: Uint8Array, way: Way, back: Map<number, number>, left: number) => {
  const [start = ''] = way.companies;
  const reached = new Map<string, Set<number>>();
  let isBack = false;
  let visited = 0;
  for (const node of way.at) {
    for (const link of linksOf(network, node)) {
      visited += 1;
      if (loops[link]) continue;
      const supplier = supplierOf(network, link);
      const company = network.nodes[supplier]?.company ?? '';
      if (company === start) {
        isBack ||= way.companies.length > 1;
        continue;
      }
      const isUseful = (back.get(supplier) ?? TIER_MAX) <= left && !way.companies.includes(company);
      if (isUseful) reached.set(company, (reached.get(company) ?? new Set()).add(supplier));
    }
  }
  const ways = [...reached].map(([company, at]): Way => ({ companies: [...way.companies, company], at: [...at] }));
  return { ways, isBack, visited };
};

/** Returns the companies that can be met again: only one with two products, by a path from one of them to another. */
const companiesMetTwice = (network: Network, loops: Uint8Array) => {
  const products = new Map<string, number[]>();
  const isBought = new Uint8Array(network.nodes.length);
  for (let link = 0; link < loops.length; link += 1) if (!loops[link]) isBought[network.to[link] ?? 0] = 1;
  for (const [node, { company }] of network.nodes.entries()) {
    const own = products.get(company);
    if (own) own.push(node);
    else products.set(company, [node]);
  }
  return [...products].filter(([, own]) => own.length > 1 && own.some((node) => isBought[node]));
};
