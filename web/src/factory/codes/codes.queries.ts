import { ApiError, type CodeList, codesContract, type Input } from '@ieum/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { composedQuery, query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof codesContract;

const api = connect(codesContract);
const FRESH_MS = 10_000;

export const codeQueries = {
  lists: () => query(api.listCodeLists, {}, { staleTime: FRESH_MS }),
  /** Keeps the previous result until the next arrives. If the search fails, people can still type a code. */
  search: (input: Input<Calls['searchCodes']>) =>
    composedQuery(
      api.searchCodes,
      { input, part: 'while typing' },
      ({ signal }) => api.searchCodes(input, { signal }),
      { placeholderData: keepPreviousData, throwOnError: false },
    ),
};

export const loadCodeLists = async () => {
  await queryClient.ensureQueryData(codeQueries.lists());
  return null;
};

type Loading = { input: Input<Calls['loadCodeList']>; onProgress: (share: number) => void };

/** Loaded list, or the reason why the file was refused. */
type Loaded = { list: CodeList } | { refused: ApiError };

const REFUSALS = ['factory.list_unreadable', 'factory.list_wrong'];

/** Returns a refusal as a value: the dialog shows it at the file, so no toast may cover the buttons. */
const load = async ({ input, onProgress }: Loading): Promise<Loaded> => {
  try {
    return { list: await api.loadCodeList(input, { onProgress }) };
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.code)) return { refused: error };
    throw error;
  }
};

export const useLoadCodeList = () => useChange({ mutationFn: load, writes: api.loadCodeList });

export const useRemoveCodeList = () => useOperation(api.removeCodeList);
