import { useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { startState, type TableState } from '../ui/table/table-state.ts';
import { onlyKnown, useLatestSearch } from './latest-search.ts';

const DESCENDING = '-';
const PAGE = 'page';
const SORT = 'sort';
const SIZE = 'size';

/** The state of a table in the address: it can be kept, sent and gone back to. What nobody has changed is left out. */
export const useTableAddress = (filterNames: readonly string[], hiddenFirst: string[] = []) => {
  const [, setSearch] = useSearchParams();
  const search = useLatestSearch();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // Which columns somebody looks at is nobody else's business.
  const [hidden, setHidden] = useState(hiddenFirst);
  const state = { ...readTableState(search, filterNames), hidden };
  const onChange = (changed: TableState) => {
    setHidden(changed.hidden);
    const address = tableSearch(changed, filterNames);
    // What was typed just before a link was followed must not call that off.
    if (isLeaving) return;
    // A page is a place to come back to; a letter more in a filter is not.
    const isTurned = changed.page !== state.page && address.toString() !== search.toString();
    if (address.toString() !== search.toString()) setSearch(address, { replace: !isTurned, preventScrollReset: true });
  };
  return { state, onChange };
};

export const readTableState = (search: URLSearchParams, filterNames: readonly string[]) => {
  const start = startState();
  const sort = search.get(SORT);
  const given = filterNames.map((name) => [name, search.get(name) ?? ''] as const);
  return startState({
    page: positive(search.get(PAGE)) ?? start.page,
    pageSize: positive(search.get(SIZE)) ?? start.pageSize,
    sort: sort ? { column: sort.replace(/^-/, ''), isDescending: sort.startsWith(DESCENDING) } : null,
    filters: Object.fromEntries(given.filter(([, value]) => value !== '')),
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
