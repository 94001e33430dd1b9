import { ApiError, searchContract } from '@ieum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { composedQuery } from '../kit/api/reads.ts';
import { useSettled } from '../kit/list/use-settled.ts';

const api = connect(searchContract);
/** Another person may have added a match meanwhile: an older result is read again. */
const FRESH_MS = 10_000;
const FORBIDDEN = 403;

const found = (query: string) =>
  // Further typing aborts the call.
  composedQuery(
    api.search,
    { input: { query }, part: 'while typing' },
    ({ signal }) => api.search({ query }, { signal }),
    { staleTime: FRESH_MS, gcTime: FRESH_MS },
  );

/** Searches on the server once typing has paused. Keeps the previous result until the new one arrives. */
export const useFound = (typed: string) => {
  const settled = useSettled(typed);
  const isEnabled = typed !== '' && settled !== '';
  const query = { ...found(settled), enabled: isEnabled, throwOnError: false };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  // A person without a company finds only pages: the server answers 403.
  const isForbidden = error instanceof ApiError && error.status === FORBIDDEN;
  return {
    groups: isEnabled && !error ? (data?.groups ?? []) : [],
    isBehind: typed !== '' && (typed !== settled || isFetching || isPlaceholderData) && !error,
    hasFailed: isEnabled && error !== null && !isForbidden,
    retry: () => void refetch(),
  };
};
