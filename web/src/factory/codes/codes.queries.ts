import { ApiError, type CodeList, codesContract, type Input } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { useChange } from '../../kit/api/use-change.ts';

type Calls = typeof codesContract;

const api = connect(codesContract);
const FRESH_MS = 10_000;

export const codeQueries = {
  all: ['codes'] as const,
  lists: () =>
    queryOptions({
      queryKey: [...codeQueries.all, 'lists'],
      queryFn: () => api.listCodeLists(),
      staleTime: FRESH_MS,
    }),
  /** Keeps the previous result until the next arrives. If the search fails, people can still type a code. */
  search: (input: Input<Calls['searchCodes']>) =>
    queryOptions({
      queryKey: [...codeQueries.all, 'search', input],
      queryFn: ({ signal }) => api.searchCodes(input, { signal }),
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
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

export const useLoadCodeList = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: load,
    onSuccess: () => client.invalidateQueries({ queryKey: codeQueries.all }),
  });
};

export const useRemoveCodeList = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['removeCodeList']>) => api.removeCodeList(input),
    onSettled: () => client.invalidateQueries({ queryKey: codeQueries.all }),
  });
};
