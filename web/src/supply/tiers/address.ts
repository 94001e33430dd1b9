import { FLAG_SEVERITIES, LINK_STATES } from '@ieum/contract';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { TIER_STATUSES } from './status.ts';

export const TIER_VIEWS = ['graph', 'table', 'map'] as const;

/** State of the screen, which comes entirely from the address. */
export type TierAddress = {
  product: string;
  view: (typeof TIER_VIEWS)[number];
  /** Id of the selected company. */
  company: string;
  search: string;
  tier: string[];
  /** How certain the company's position is, at the chosen tiers or at any. */
  status: string[];
  state: string[];
  country: string[];
  flag: string[];
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the valid parts of an address and ignores the others. */
export const readTierAddress = (search: URLSearchParams): TierAddress => {
  const among = (name: string, values: readonly string[]) => search.getAll(name).filter((raw) => values.includes(raw));
  const product = search.get('product') ?? '';
  return {
    product: UUID.test(product) ? product : '',
    view: TIER_VIEWS.find((view) => view === search.get('view')) ?? 'graph',
    company: search.get('company') ?? '',
    search: search.get('search') ?? '',
    tier: search.getAll('tier').filter((raw) => /^\d{1,2}$/.test(raw)),
    status: among('status', TIER_STATUSES),
    state: among('state', LINK_STATES),
    country: search.getAll('country'),
    flag: among('flag', FLAG_SEVERITIES),
  };
};

/** Picks the fields by name, because callers pass objects with more fields. */
export const tierSearchOf = (address: TierAddress) => {
  const { product, company, search: words, view, tier, status, state, country, flag } = address;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ product, company, search: words })) if (value) search.set(name, value);
  if (view !== 'graph') search.set('view', view);
  for (const [name, values] of Object.entries({ tier, status, state, country, flag }))
    for (const value of values) search.append(name, value);
  return search;
};

export const tierAddressOf = (address: TierAddress) => {
  const search = tierSearchOf(address).toString();
  return search ? `${tierPaths.tier()}?${search}` : tierPaths.tier();
};

/** Keeps view, selection and filters in the address, which can be kept, sent and gone back to. */
export const useTierAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const address = useMemo(() => readTierAddress(search), [search]);
  const setAddress = (changes: Partial<TierAddress>, isStep = false) => {
    // The address already contains a change that is not rendered yet and must not be lost.
    const now = readTierAddress(new URLSearchParams(window.location.search));
    const changed = tierSearchOf({ ...now, ...changes });
    // A change typed just before a link was followed must not cancel that navigation.
    if (isLeaving || changed.toString() === tierSearchOf(now).toString()) return;
    setSearch(changed, { replace: !isStep, preventScrollReset: true });
  };
  return { ...address, setAddress };
};
export type TierScreen = ReturnType<typeof useTierAddress>;
