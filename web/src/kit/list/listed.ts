import { keepPreviousData, type QueryFunction, type QueryKey, type SkipToken, useQuery } from '@tanstack/react-query';
import { type ListAddress, useListAddress } from './list-address.ts';

export type Answer = { rows: unknown[]; total: number };
export type ListQuery<D> = { queryKey: QueryKey; queryFn?: QueryFunction<D, never> | SkipToken };

type ListedOptions<L, D> = {
  address: ListAddress<L>;
  query: (list: L) => ListQuery<D>;
  /** Parameters that choose the list. They are no filters. */
  apart?: (keyof L)[];
  /** Each choice gets an entry in the history of the browser. */
  keepsSteps?: boolean;
};

export type Listed<L, D> = {
  list: L;
  setList: (changes: Partial<L>) => void;
  /** Sets one parameter. An empty value means its default. */
  setValue: (name: keyof L & string, value: unknown) => void;
  hrefOf: (changes: Partial<L>) => string;
  data: D | undefined;
  outcome: { isPending: boolean; isFailed: boolean; onRetry: () => void };
  /** Filters in use. */
  filters: Partial<L>;
  isFiltered: boolean;
  /** Replaces all filters. */
  setFilters: (filters: Partial<L>) => void;
  clearFilters: () => void;
  /** There is nothing yet, so there is nothing to filter or sort either. */
  isEmpty: boolean;
};

/** Reads the list that the address names, and says what a page needs to show it. */
export const useListed = <L extends object, D extends Answer>(options: ListedOptions<L, D>): Listed<L, D> => {
  const { address, query, apart = [], keepsSteps } = options;
  const { list, setList } = useListAddress(address, { keepsSteps });
  const { queryFn, ...rest } = query(list);
  const { data, isFetching, isError, refetch } = useQuery({
    ...rest,
    queryFn: queryFn as QueryFunction<D>,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const cleared = address.withoutFilters(list);
  const chosenApart = (from: L) => Object.fromEntries(apart.map((name) => [name, from[name]]));
  const filters = address.filtersOf({ ...list, ...chosenApart(cleared) });
  const isFiltered = Object.keys(filters).length > 0;
  const setFilters = (next: Partial<L>) => setList({ ...cleared, ...chosenApart(list), ...next });
  return {
    list,
    setList,
    setValue: (name, value) => setList({ [name]: value === '' ? cleared[name] : value } as Partial<L>),
    hrefOf: (changes) => address.hrefOf({ ...list, ...changes }),
    data,
    outcome: { isPending: isFetching, isFailed: isError && !isFetching, onRetry: () => refetch() },
    filters,
    isFiltered,
    setFilters,
    clearFilters: () => setFilters({}),
    isEmpty: data?.total === 0 && !isFiltered && (!('page' in list) || list.page === 1) && !isFetching,
  };
};
