import { ApiError, searchContract } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { useSettled } from '../kit/list/use-settled.ts';

const api = connect(searchContract);
/** Somebody may have added what is looked for in the meantime. */
const FRESH_MS = 10_000;
const FORBIDDEN = 403;

const found = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    // Whoever types on no longer waits for it.
    queryFn: ({ signal }) => api.search({ query }, { signal }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });

/** What the server knows under what is typed, once nobody types any more; meanwhile what was found before. */
export const useFound = (typed: string) => {
  const settled = useSettled(typed);
  const isAsked = typed !== '' && settled !== '';
  const query = { ...found(settled), enabled: isAsked, throwOnError: false };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  // Whom no company has let in yet, the pages are all there is.
  const isForbidden = error instanceof ApiError && error.status === FORBIDDEN;
  return {
    groups: isAsked && !error ? (data?.groups ?? []) : [],
    isBehind: typed !== '' && (typed !== settled || isFetching || isPlaceholderData) && !error,
    hasFailed: isAsked && error !== null && !isForbidden,
    retry: () => void refetch(),
  };
};
