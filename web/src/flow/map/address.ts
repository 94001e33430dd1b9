import { FLOW_GROUPINGS, type FlowGrouping, flowPeriod, spanOf } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { yearTo } from '../period-select.tsx';
import { type Choice, isChoice } from './drawing/band-goods.ts';

export const FLOW_VIEWS = ['sankey', 'table', 'map'] as const;
export const FLOW_AMOUNTS = ['kg', 'percent'] as const;

/** State of the screen, which comes entirely from the address. */
export type FlowAddress = {
  product: string;
  from: string;
  to: string;
  by: FlowGrouping;
  unit: (typeof FLOW_AMOUNTS)[number];
  /** Material that the picture is narrowed down to; empty for everything. */
  material: Choice | '';
  view: (typeof FLOW_VIEWS)[number];
  /** Key of the band that is followed. */
  band: string;
  /** Key of the group that is open. */
  open: string;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const KEY_MAX = 200;

const plainOf = (today: string): FlowAddress => ({
  product: '',
  ...yearTo(today),
  by: 'company',
  unit: 'kg',
  material: '',
  view: 'sankey',
  band: '',
  open: '',
});

/** Reads the valid parts of an address and replaces the others by defaults. */
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
    material: choiceIn(search.get('material') ?? ''),
    view: FLOW_VIEWS.find((view) => view === search.get('view')) ?? plain.view,
    band: (search.get('band') ?? '').slice(0, KEY_MAX),
    open: (search.get('open') ?? '').slice(0, KEY_MAX),
  };
};

const choiceIn = (text: string) => (isChoice(text) ? text : '');

/** Leaves out defaults and properties that are not part of an address. */
export const flowSearchOf = (address: FlowAddress, today: string) => {
  const values = new Map(Object.entries(address));
  const changed = Object.entries(plainOf(today)).flatMap(([name, plain]) => {
    const value = values.get(name);
    return value === undefined || value === plain ? [] : [[name, value]];
  });
  return new URLSearchParams(changed);
};

export const flowAddressOf = (address: FlowAddress) => {
  const search = flowSearchOf(address, todayInKorea()).toString();
  return search ? `${flowPaths.map()}?${search}` : flowPaths.map();
};

/** Filters that close the followed band and the open group when they change. */
const CHOSEN: (keyof FlowAddress)[] = ['product', 'from', 'to', 'by', 'material', 'unit'];

/**
 * Keeps filters, view and selection in the address, which can be kept, sent and gone back to. On the page of one product
 * that product is always chosen.
 */
export const useFlowAddress = (only = '') => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const today = todayInKorea();
  const address = useMemo(() => {
    const read = readFlowAddress(search, today);
    return only === '' ? read : { ...read, product: only };
  }, [search, today, only]);
  return useMemo(() => {
    const searchOf = (changes: Partial<FlowAddress>) => {
      const hasNewFilter = CHOSEN.some((name) => changes[name] !== undefined && changes[name] !== address[name]);
      const changed = { ...address, ...(hasNewFilter && { band: '', open: '' }), ...changes };
      return flowSearchOf(only === '' ? changed : { ...changed, product: '' }, today);
    };
    const setAddress = (changes: Partial<FlowAddress>, isStep = false) => {
      const changed = searchOf(changes);
      // A choice made just before a link was followed must not cancel that navigation.
      if (isLeaving || changed.toString() === search.toString()) return;
      setSearch(changed, { replace: !isStep, preventScrollReset: true });
    };
    /** Address of the same page with these changes. */
    const hrefOf = (changes: Partial<FlowAddress>) => {
      const changed = searchOf(changes).toString();
      return changed ? `${pathname}?${changed}` : pathname;
    };
    return { ...address, isOnly: only !== '', setAddress, hrefOf };
  }, [address, only, today, isLeaving, search, setSearch, pathname]);
};
export type FlowScreen = ReturnType<typeof useFlowAddress>;
