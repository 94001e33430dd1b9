import type { View } from '../../supply/disclosure/chain-view.ts';
import { isDirect, type Place } from '../../supply/disclosure/places.ts';

/**
 * Numbers of the companies at the ends of flows: first the places of the view, in their order, then customers and
 * companies that have not answered. Numbers take the place of ids, which are computed only for what is shown.
 */
export type Ends = ReturnType<typeof createEnds>;

export const createEnds = ({ places, placeAt }: View) => {
  const others: string[] = [];
  const numbers = new Map<string, number>();
  // The id of a direct partner is its own. The ids of all other places belong to nothing else.
  for (const [number, place] of places.entries()) if (place.isNamed && isDirect(place)) numbers.set(place.id, number);
  return {
    /** Returns the number of the company at a node of the view. */
    atNode: (node: number) => placeAt[node] ?? -1,
    /** Returns the number of a company by its real id, or of the link of one that has not answered. */
    ofKey: (key: string) => {
      const number = numbers.get(key) ?? places.length + others.push(key) - 1;
      numbers.set(key, number);
      return number;
    },
    placeOf: (end: number): Place | undefined => places[end],
    /** Returns what is no place by its real id. */
    keyOf: (end: number) => others[end - places.length] ?? '',
  };
};
