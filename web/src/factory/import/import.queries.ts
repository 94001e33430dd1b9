import { type ImportRow, type ImportRun, type ImportState, type Input, importContract } from '@ieum/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { composedQuery, query, readKey, refreshReads } from '../../kit/api/reads.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { useDownload } from '../../kit/download/use-download.ts';

type Calls = typeof importContract;
type Only = Input<Calls['listImportRows']>['only'];
type RowPage = { rows: ImportRow[]; total: number };

const api = connect(importContract);

/** States in which the server is working. */
const WORKING = ['reading', 'checking', 'applying', 'undoing'] as const;
export type WorkingState = (typeof WORKING)[number];
export const isWorking = (state: ImportState): state is WorkingState => WORKING.some((item) => item === state);

const POLL_MS = 700;
const ROWS_AT_ONCE = 100;

/** Key of the rows of an import, of one kind or, without it, of all kinds. */
const rowsKey = (id: string, only?: Only) => readKey(api.listImportRows, only ? { id, only } : { id });

/** Reads the import again once the server has finished a step. */
export const refreshImports = (client: QueryClient) => refreshReads(client, api.matchColumns.changes);

export const importQueries = {
  list: (page: number) => query(api.listImports, { page }, { staleTime: 0 }),
  run: (id: string) => query(api.getImport, { id }, { staleTime: 0 }),
  rows: (id: string, only: Only) =>
    infiniteQueryOptions({
      queryKey: rowsKey(id, only),
      queryFn: ({ pageParam }) => api.listImportRows({ id, only, page: pageParam, size: ROWS_AT_ONCE }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * ROWS_AT_ONCE < total ? pages.length + 1 : undefined),
      staleTime: 0,
    }),
};

/** Polls the progress while the server works. The call does not keep the session alive. */
export const useImportProgress = (id: string, state: WorkingState) =>
  useQuery(
    composedQuery(api.getImportProgress, { input: { id }, part: state }, () => api.getImportProgress({ id }), {
      refetchInterval: POLL_MS,
      staleTime: 0,
      gcTime: 0,
      throwOnError: false,
    }),
  );

export const useStartImport = () =>
  useChange({
    mutationFn: ({ file, ...options }: { file: File; onProgress: (share: number) => void; signal: AbortSignal }) =>
      api.startImport({ file }, options),
  });

const keepRun = (client: QueryClient, run: ImportRun) => {
  client.setQueryData(importQueries.run(run.id).queryKey, run);
};

/** Runs a step and updates the cached import. Its rows are read again. */
const useImportStep = <I>(mutationFn: (input: I) => Promise<ImportRun>) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    onSuccess: (run) => {
      client.removeQueries({ queryKey: rowsKey(run.id) });
      keepRun(client, run);
    },
    onError: () => refreshImports(client),
  });
};

export const useMatchColumns = () => useImportStep((input: Input<Calls['matchColumns']>) => api.matchColumns(input));
export const useDecideAlike = () => useImportStep((input: Input<Calls['decideAlike']>) => api.decideAlike(input));
export const useConfirmImport = () => useImportStep((input: Input<Calls['confirmImport']>) => api.confirmImport(input));
export const useCancelImport = () => useImportStep((id: string) => api.cancelImport({ id }));
export const useUndoImport = () => useImportStep((id: string) => api.undoImport({ id }));

/** Corrects rows and updates them in place, also those that are now right, so that nobody loses their position. */
export const useFixImportRows = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['fixImportRows']>) => api.fixImportRows(input),
    onSuccess: ({ run, rows }) => {
      const fixed = new Map(rows.map((row) => [row.row, row]));
      client.setQueryData<InfiniteData<RowPage, number>>(
        importQueries.rows(run.id, 'bad').queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => withRows(page, fixed)) },
      );
      keepRun(client, run);
    },
  });
};

const withRows = (page: RowPage, fixed: Map<number, ImportRow>) => ({
  ...page,
  rows: page.rows.map((row) => fixed.get(row.row) ?? row),
});

export const useImportFile = () => useDownload(api.getImportFile);
export const useImportTemplate = () => useDownload(api.getImportTemplate);
export const useExportFactories = () => useDownload(api.exportFactories);
