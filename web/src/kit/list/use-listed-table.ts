import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { startState, type TableState } from '../ui/table/table-state.ts';
import type { Listed } from './listed.ts';
import { HIDE } from './saved-views.tsx';

/** The table only checks whether filters have removed all rows; which filters does not matter to it. */
const SOME_FILTER = { filtered: 'yes' };
const NO_FILTER = {};
const DESCENDING = '-';

type Sort = TableState['sort'];
export type Order = { sort: string; order: 'asc' | 'desc' };
export type ShownColumns = readonly [hidden: string[], setHidden: (hidden: string[]) => void];
/** Parameters of a list that its table changes. `sort` is the name of a column. */
export type TableList = { page: number; size: number; sort?: string | undefined; order?: string | undefined };

type TableOptions = {
  /** Order when no column is sorted. If left out, `sort` holds the order too, as a minus before the name. */
  unsorted: Order | undefined;
  columns: ShownColumns;
  /** The columns of the table have filters. Otherwise they are outside the table. */
  hasFilters: boolean;
  /** The page itself says that the filters have removed all rows. */
  hasOwnNone: boolean;
};

/** Drives a table whose filters, order and page are in the address. */
export const useListedTable = <L extends TableList, D extends { total: number }>(
  listed: Listed<L, D>,
  { unsorted, columns, hasFilters, hasOwnNone }: TableOptions,
) => {
  const { list, data, filters, isFiltered, setFilters, setList } = listed;
  const [hidden, setHidden] = useSharedColumns(columns);
  const [selected, setSelected] = useState<string[]>([]);
  const { sort: by, order } = { ...unsorted, ...list };
  // The table scrolls back to its top when one of these objects changes.
  const sort = useMemo(() => sortOf(by, order), [by, order]);
  const texts = JSON.stringify(hasFilters ? textsOf(filters) : {});
  const columnFilters = useMemo((): Record<string, string> => JSON.parse(texts), [texts]);
  const filteredAway = isFiltered && data?.total === 0 && !hasOwnNone ? SOME_FILTER : NO_FILTER;
  const state = startState({
    page: list.page,
    pageSize: list.size,
    sort,
    filters: hasFilters ? columnFilters : filteredAway,
    hidden,
    selected,
  });
  const change = (next: TableState) => {
    if (next.hidden !== state.hidden) setHidden(next.hidden);
    if (next.selected !== state.selected) setSelected(next.selected);
    if (next.filters !== state.filters) return setFilters(next.filters as Partial<L>);
    const ordered = unsorted ? orderOf(next.sort, unsorted) : { sort: signed(next.sort) };
    setList({ ...ordered, page: next.page, size: next.pageSize } as Partial<L>);
  };
  return { state, change, clearSelection: () => setSelected([]) };
};

/**
 * Takes the hidden columns that an address names: the address of a saved view, or one that somebody has sent. They do
 * not replace what this browser remembers, until the user chooses columns.
 */
const useSharedColumns = ([own, remember]: ShownColumns) => {
  const named = useSearchParams()[0].get(HIDE);
  const [shared, setShared] = useState(() => columnsOf(named));
  useEffect(() => {
    if (named !== null) setShared(columnsOf(named));
  }, [named]);
  const choose = (hidden: string[]) => {
    setShared(undefined);
    remember(hidden);
  };
  return [shared ?? own, choose] as const;
};

const columnsOf = (named: string | null) => named?.split(',').filter(Boolean);

const sortOf = (sort: string | undefined, order: string | undefined): Sort => {
  if (!sort) return null;
  if (order) return { column: sort, isDescending: order === 'desc' };
  return { column: sort.replace(/^-/, ''), isDescending: sort.startsWith(DESCENDING) };
};

const orderOf = (sort: Sort, unsorted: Order): Order =>
  sort ? { sort: sort.column, order: sort.isDescending ? 'desc' : 'asc' } : unsorted;

const signed = (sort: Sort) => (sort ? `${sort.isDescending ? DESCENDING : ''}${sort.column}` : undefined);

const textsOf = (filters: object) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
