import { FLAG_SEVERITIES, LINK_STATES, MARKS, type Mark } from '@ieum/contract';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { TIER_STATUSES } from './status.ts';

export const TIER_VIEWS = ['graph', 'table', 'map'] as const;
const TIER_COLORS = ['material', 'risk'] as const;

/** State of the screen, which comes entirely from the address. */
export type TierAddress = {
  product: string;
  view: (typeof TIER_VIEWS)[number];
  /** Id of the company whose facts are open. */
  company: string;
  /** Id of the selected product in the graph. */
  node: string;
  /** Material that the graph stresses. */
  mark: Mark | '';
  color: (typeof TIER_COLORS)[number];
  /** Groups of the graph that are open. */
  open: string[];
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
    node: search.get('node') ?? '',
    mark: MARKS.find((mark) => mark === search.get('material')) ?? '',
    color: TIER_COLORS.find((color) => color === search.get('color')) ?? 'material',
    open: search.getAll('open').filter((id) => !id.includes(',')),
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
  const {
    product,
    company,
    node,
    mark,
    search: words,
    view,
    color,
    open,
    tier,
    status,
    state,
    country,
    flag,
  } = address;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ product, company, node, material: mark, search: words }))
    if (value) search.set(name, value);
  if (view !== 'graph') search.set('view', view);
  if (color !== 'material') search.set('color', color);
  for (const [name, values] of Object.entries({ open, tier, status, state, country, flag }))
    for (const value of values) search.append(name, value);
  return search;
};

/** The same views are at the address of all products and at the one of each product. */
export const tierAddressOf = (address: TierAddress & { path?: string }) => {
  const { path = tierPaths.tier() } = address;
  const search = tierSearchOf(address).toString();
  return search ? `${path}?${search}` : path;
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
  return { ...address, path: pathname, setAddress };
};
export type TierScreen = ReturnType<typeof useTierAddress>;
