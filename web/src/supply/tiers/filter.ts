import { NAME_FIELDS } from '@ieum/contract';
import { matchesTyped } from '../../kit/ui/select/hangul-match.ts';
import type { TierAddress } from './address.ts';
import type { TierModel, TierNode } from './model.ts';

type Filters = Pick<TierAddress, 'search' | 'tier' | 'status' | 'state' | 'country' | 'flag'>;

export const isFiltered = ({ search, tier, status, state, country, flag }: Filters) =>
  search !== '' || tier.length + status.length + state.length + country.length + flag.length > 0;

/** Returns the companies that pass every filter. Of several values in one filter, any may match. */
export const findMatches = ({ nodes }: TierModel, filters: Filters): TierNode[] => {
  const { state, country, flag, search } = filters;
  const fits = (node: TierNode) =>
    standsAt(node, filters) &&
    (state.length === 0 || node.states.some((linkState) => state.includes(linkState))) &&
    (country.length === 0 || country.includes(node.country)) &&
    (flag.length === 0 || node.flags.some(({ severity }) => flag.includes(severity))) &&
    (search.trim() === '' || wordsOf(node).some((words) => matchesTyped(words, search)));
  return [...nodes.values()].filter((node) => (node.isOwn ? !isFiltered(filters) : fits(node)));
};

/** Tests whether a company is at one of the tiers with one of the statuses. */
const standsAt = ({ tiers, status: known }: TierNode, { tier, status }: Filters) =>
  tiers.some(
    (tierNumber) =>
      (tier.length === 0 || tier.includes(String(tierNumber))) &&
      (status.length === 0 || status.includes(known.get(tierNumber) ?? '')),
  ) || tier.length + status.length === 0;

const wordsOf = (node: TierNode) =>
  [...NAME_FIELDS.map((field) => node[field]), node.token, ...node.hs].filter(Boolean);
