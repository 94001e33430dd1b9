import { useMemo, useState } from 'react';
import { startState, type TableState } from '../ui/table/table-state.ts';

/** The table only checks whether filters have removed all rows; which filters does not matter to it. */
const SOME_FILTER = { filtered: 'yes' };
const NO_FILTER = {};

type Order<S extends string> = { sort: S; order: 'asc' | 'desc' };
type Listed<S extends string> = Order<S> & { page: number; size: number };

type ListedTable<S extends string> = {
  list: Listed<S>;
  sorts: readonly S[];
  /** Order when no column is sorted. */
  unsorted: Order<S>;
  columns: readonly [hidden: string[], setHidden: (hidden: string[]) => void];
  /** No row is left because of the filters. */
  isFilteredAway: boolean;
  onClear: () => void;
  onList: (list: Listed<S>) => void;
};

/** Drives a table whose order and page are in the address and whose filters are outside the table. */
export const useListedTable = <S extends string>(table: ListedTable<S>) => {
  const { list, sorts, unsorted, isFilteredAway, onClear, onList } = table;
  const [hidden, setHidden] = table.columns;
  const [selected, setSelected] = useState<string[]>([]);
  // The table scrolls back to its top when this object changes.
  const sort = useMemo(() => ({ column: list.sort, isDescending: list.order === 'desc' }), [list.sort, list.order]);
  const filters = isFilteredAway ? SOME_FILTER : NO_FILTER;
  const state = startState({ page: list.page, pageSize: list.size, sort, filters, hidden, selected });
  const change = (next: TableState) => {
    if (next.hidden !== state.hidden) setHidden(next.hidden);
    if (next.selected !== state.selected) setSelected(next.selected);
    if (next.filters !== state.filters) return onClear();
    const by = sorts.find((name) => name === next.sort?.column);
    const order = next.sort?.isDescending ? ('desc' as const) : ('asc' as const);
    onList({ ...(by ? { sort: by, order } : unsorted), page: next.page, size: next.pageSize });
  };
  return { state, change, clearSelection: () => setSelected([]) };
};
