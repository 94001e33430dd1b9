import { keepPreviousData, type QueryFunction, type QueryKey, type SkipToken, useQuery } from '@tanstack/react-query';
import { type ListAddress, useListAddress } from './list-address.ts';

type Answer = { rows: unknown[]; total: number };
type Query<D> = { queryKey: QueryKey; queryFn?: QueryFunction<D, never> | SkipToken };

type ListedOptions<L, D> = {
  address: ListAddress<L>;
  query: (list: L) => Query<D>;
  /** Parameters that choose the list. They are no filters. */
  apart?: (keyof L)[];
};

export type Listed<L, D> = {
  list: L;
  setList: (changes: Partial<L>) => void;
  /** Sets one parameter. An empty value means its default. */
  setValue: (name: keyof L & string, value: unknown) => void;
  hrefOf: (changes: Partial<L>) => string;
  data: D | undefined;
  outcome: { isPending: boolean; isFailed: boolean; onRetry: () => void };
  isFiltered: boolean;
  clearFilters: () => void;
  /** There is nothing yet, so there is nothing to filter or sort either. */
  isEmpty: boolean;
};

/** Reads the list that the address names, and says what a page needs to show it. */
export const useListed = <L extends { page: number }, D extends Answer>(options: ListedOptions<L, D>): Listed<L, D> => {
  const { address, query, apart = [] } = options;
  const { list, setList } = useListAddress(address);
  const { queryFn, ...rest } = query(list);
  const { data, isFetching, isError, refetch } = useQuery({
    ...rest,
    queryFn: queryFn as QueryFunction<D>,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const cleared = address.withoutFilters(list);
  const chosenApart = (from: L) => Object.fromEntries(apart.map((name) => [name, from[name]]));
  const isFiltered = address.isFiltered({ ...list, ...chosenApart(cleared) });
  return {
    list,
    setList,
    setValue: (name, value) => setList({ ...list, page: 1, [name]: value === '' ? cleared[name] : value }),
    hrefOf: (changes) => address.hrefOf({ ...list, ...changes }),
    data,
    outcome: { isPending: isFetching, isFailed: isError && !isFetching, onRetry: () => refetch() },
    isFiltered,
    clearFilters: () => setList({ ...cleared, ...chosenApart(list) }),
    isEmpty: data?.total === 0 && !isFiltered && list.page === 1 && !isFetching,
  };
};
