import type { ShareBand } from '@ieum/contract';
import type { Chain } from '../tiers/chain.ts';
import type { View } from './chain-view.ts';
import { inputShareSeen } from './disclosure.ts';

/** Share of the buyer's input that comes by a link, as the viewer sees it. */
export type InputSeen = {
  /** Exact, in per cent; null where only the band is shown. */
  share: number | null;
  band: ShareBand;
  /** Number of the input among those of the buyer's product: never the line itself. */
  input: number;
};

/**
 * Returns what is seen of the inputs, by link: of whole products, whose links are given in the order in which they are shown. The numbers follow the order in which the links are shown, so they
 * say nothing about the bill of materials of another company.
 */
export const inputsSeen = (
  { disclosure }: Chain,
  { nodes, network, links }: View,
  shownOrder: number[],
): Map<number, InputSeen> => {
  const known = new Map<number, Map<string, number>>();
  const seen = new Map<number, InputSeen>();
  for (const at of shownOrder) {
    const [link, from] = [links[at], network.from[at] ?? 0];
    const [buyer, supplier] = [nodes[from]?.place, nodes[network.to[at] ?? 0]?.place];
    if (!link || !buyer || !supplier) continue;
    const inputs = known.get(from) ?? new Map<string, number>();
    known.set(from, inputs);
    const key = link.inputId ?? link.id;
    const input = inputs.get(key) ?? inputs.size + 1;
    inputs.set(key, input);
    seen.set(at, { ...inputShareSeen(disclosure, buyer, supplier, link.inputShare), input });
  }
  return seen;
};
