import { FLOW_GROUPINGS, type FlowGrouping, flowPeriod, spanOf } from '@ieum/contract';
import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { flowPaths } from '../flow.paths.ts';
import { yearTo } from '../period-select.tsx';

export const FLOW_VIEWS = ['sankey', 'table', 'map'] as const;
export const FLOW_AMOUNTS = ['kg', 'percent'] as const;

/** What the screen shows, all of it from the address. */
export type FlowAddress = {
  product: string;
  from: string;
  to: string;
  by: FlowGrouping;
  unit: (typeof FLOW_AMOUNTS)[number];
  view: (typeof FLOW_VIEWS)[number];
  /** The band that is followed. */
  band: string;
  /** The group that is opened. */
  open: string;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const KEY_MAX = 200;

const plainOf = (today: string): FlowAddress => ({
  ...{ product: '', ...yearTo(today), by: 'company', unit: 'kg', view: 'sankey', band: '', open: '' },
});

/** A hand-edited address shows what can be understood of it rather than an error. */
export const readFlowAddress = (search: URLSearchParams, today: string): FlowAddress => {
  const plain = plainOf(today);
  const product = search.get('product') ?? '';
  const periodIn = (name: string) => flowPeriod.safeParse(search.get(name)).data;
  const [from, to] = [periodIn('from') ?? plain.from, periodIn('to') ?? plain.to];
  const isReversed = spanOf(to).to < spanOf(from).from;
  return {
    product: UUID.test(product) ? product : '',
    from: isReversed ? to : from,
    to,
    by: FLOW_GROUPINGS.find((by) => by === search.get('by')) ?? plain.by,
    unit: FLOW_AMOUNTS.find((unit) => unit === search.get('unit')) ?? plain.unit,
    view: FLOW_VIEWS.find((view) => view === search.get('view')) ?? plain.view,
    band: (search.get('band') ?? '').slice(0, KEY_MAX),
    open: (search.get('open') ?? '').slice(0, KEY_MAX),
  };
};

/** What nobody has changed is left out, and so is whatever is no part of an address. */
export const flowSearchOf = (address: FlowAddress, today: string) => {
  const given = new Map(Object.entries(address));
  const changed = Object.entries(plainOf(today)).flatMap(([name, plain]) => {
    const value = given.get(name);
    return value === undefined || value === plain ? [] : [[name, value]];
  });
  return new URLSearchParams(changed);
};

export const flowAddressOf = (address: FlowAddress) => {
  const search = flowSearchOf(address, todayInKorea()).toString();
  return search ? `${flowPaths.map()}?${search}` : flowPaths.map();
};

/** Choosing something else to look at closes what was opened in it. */
const CHOSEN: (keyof FlowAddress)[] = ['product', 'from', 'to', 'by'];

/** Filters, view and selection live in the address: they can be kept, sent and gone back to. */
export const useFlowAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const today = todayInKorea();
  const address = useMemo(() => readFlowAddress(search, today), [search, today]);
  const setAddress = (changes: Partial<FlowAddress>, isStep = false) => {
    const isOther = CHOSEN.some((name) => changes[name] !== undefined && changes[name] !== address[name]);
    const changed = flowSearchOf({ ...address, ...(isOther && { band: '', open: '' }), ...changes }, today);
    // What was chosen just before a link was followed must not call that off.
    if (isLeaving || changed.toString() === search.toString()) return;
    setSearch(changed, { replace: !isStep, preventScrollReset: true });
  };
  return { ...address, setAddress };
};
export type FlowScreen = ReturnType<typeof useFlowAddress>;
