import type { ShownShare } from './coverage-bounds.ts';
import { disclosedSums, type Part } from './coverage-sums.ts';
import { linksOf, type Network } from './network.ts';
import { COUNTED, type Counting } from './network-coverage.ts';

const WHOLE = 100;
const ROUNDING = 1e-9;
const [DECLARED, CONFIRMED] = [1, 2];

/** Known shares of all links, by index. */
export type NodeShares = ReturnType<typeof knownShares>;

export const knownShares = (
  network: Network,
  loops: Uint8Array,
  weight: 'share' | 'massShare',
  shares: ShownShare[],
) => {
  const { nodes, links } = network;
  const [least, span] = [new Float64Array(links.length), new Float64Array(links.length)];
  /** 2 where both sides confirm a link, 1 where one side states it, 0 where it does not count. */
  const counted = new Uint8Array(links.length);
  for (const [at, { state }] of links.entries()) {
    const { from, to } = shares[at] ?? { from: 0, to: 0 };
    [least[at], span[at]] = [from, to - from];
    if (!loops[at] && isOneOf(COUNTED.declared, state))
      counted[at] = isOneOf(COUNTED.confirmed, state) ? CONFIRMED : DECLARED;
  }
  /** Bit of the sum that a link is part of. */
  const group = new Uint8Array(links.length);
  /** Excess of a disclosed sum over the least of each link, by node; `isSumOf` says where it sums up what counts. */
  const more = [new Float64Array(nodes.length), new Float64Array(nodes.length)];
  const isSumOf: Record<Counting, Uint8Array> = {
    confirmed: new Uint8Array(nodes.length),
    declared: new Uint8Array(nodes.length),
  };
  /** Amount that all links of a node together may make beyond the least of each. */
  const spare = new Float64Array(nodes.length);
  for (let node = 0; node < nodes.length; node += 1) {
    const bought = linksOf(network, node);
    if (bought.length === 0) continue;
    const parts: Part[] = [];
    let [whole, leastSum] = [0, 0];
    for (const at of bought) {
      const share = (links[at]?.[weight] ?? 0) / WHOLE;
      parts.push({ least: least[at] ?? 0, span: span[at] ?? 0, share, isOthers: shares[at]?.isOthers === true });
      [whole, leastSum] = [whole + share, leastSum + (least[at] ?? 0)];
    }
    // Nobody can buy more than the whole; where the shares say so nonetheless, nothing follows from it.
    spare[node] = whole > 1 + ROUNDING ? Number.POSITIVE_INFINITY : Math.max(0, 1 - leastSum);
    const disclosed = disclosedSums(
      parts,
      [...bought].map((at) => counted[at] ?? 0),
      spare[node] ?? 0,
    );
    for (const [nth, sum] of disclosed.entries()) {
      const bit = nth + 1;
      const isAllConfirmed = sum.places.every((place) => counted[bought[place] ?? 0] === CONFIRMED);
      isSumOf.declared[node] = (isSumOf.declared[node] ?? 0) | bit;
      if (isAllConfirmed) isSumOf.confirmed[node] = (isSumOf.confirmed[node] ?? 0) | bit;
      for (const place of sum.places) group[bought[place] ?? 0] = bit;
      const sums = more[nth];
      if (sums) sums[node] = sum.more;
    }
  }
  return { least, span, counted, group, more, isSumOf, spare, hasDeclared: counted.includes(DECLARED) };
};

const isOneOf = (states: readonly string[], state: string) => states.includes(state);
