import { useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { startState, type TableState } from '../ui/table/table-state.ts';
import { onlyKnown, useLatestSearch } from './latest-search.ts';

const DESCENDING = '-';
const PAGE = 'page';
const SORT = 'sort';
const SIZE = 'size';

/** Keeps the state of a table in the address. A user can bookmark, send and go back to it. Defaults are left out. */
export const useTableAddress = (filterNames: readonly string[], hiddenFirst: string[] = []) => {
  const [, setSearch] = useSearchParams();
  const search = useLatestSearch();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // The choice of columns concerns only this user and is not part of the address.
  const [hidden, setHidden] = useState(hiddenFirst);
  const state = { ...readTableState(search, filterNames), hidden };
  const onChange = (changed: TableState) => {
    setHidden(changed.hidden);
    const address = tableSearch(changed, filterNames);
    // A text typed just before a link was followed must not cancel that navigation.
    if (isLeaving) return;
    // A user wants to come back to a page, but not to every letter typed into a filter.
    const isTurned = changed.page !== state.page && address.toString() !== search.toString();
    if (address.toString() !== search.toString()) setSearch(address, { replace: !isTurned, preventScrollReset: true });
  };
  return { state, onChange };
};

export const readTableState = (search: URLSearchParams, filterNames: readonly string[]) => {
  const start = startState();
  const sort = search.get(SORT);
  const values = filterNames.map((name) => [name, search.get(name) ?? ''] as const);
  return startState({
    page: positive(search.get(PAGE)) ?? start.page,
    pageSize: positive(search.get(SIZE)) ?? start.pageSize,
    sort: sort ? { column: sort.replace(/^-/, ''), isDescending: sort.startsWith(DESCENDING) } : null,
    filters: Object.fromEntries(values.filter(([, value]) => value !== '')),
  });
};

export const tableSearch = ({ filters, sort, page, pageSize }: TableState, filterNames: readonly string[]) => {
  const start = startState();
  const search = onlyKnown(new URLSearchParams(filters), filterNames);
  if (sort) search.set(SORT, `${sort.isDescending ? DESCENDING : ''}${sort.column}`);
  if (pageSize !== start.pageSize) search.set(SIZE, String(pageSize));
  if (page !== start.page) search.set(PAGE, String(page));
  return search;
};

const positive = (text: string | null) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};
