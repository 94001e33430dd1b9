import {
  flowMapContract,
  flowRowsContract,
  flowSheetsContract,
  type Input,
  type Output,
  productContract,
} from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { factoryQueries } from '../factory/factory.queries.ts';
import { connect } from '../kit/api/client.ts';
import { useChange } from '../kit/api/use-change.ts';
import { everyPage } from '../kit/list/every-page.ts';
import { productQueries } from '../supply/products/product.queries.ts';
import { flagQueries } from '../supply/risks/flag.queries.ts';

type Rows = typeof flowRowsContract;
type Maps = typeof flowMapContract;
export type FlowEvent = Output<Rows['listFlowEvents']>['rows'][number];
export type FlowChoice = Output<Rows['listFlowChoices']>['rows'][number];
export type FlowPicture = Output<Maps['getFlowMap']>;
export type FlowTrace = Output<Maps['traceFlow']>;

const api = connect({ ...flowRowsContract, ...flowSheetsContract, ...flowMapContract });
const { listProducts } = productContract;
const own = connect({ listProducts });

/** The partner enters figures into the same rows, so they are read again after this time. */
const FRESH_MS = 5_000;
/** Largest page that the server returns. */
const CHOICES_MAX = 500;
const PAGE_MAX = 100;

export const flowQueries = {
  all: ['flow'] as const,
  list: (input: Input<Rows['listFlowRows']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'list', input],
      queryFn: () => api.listFlowRows(input),
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
  row: (id: string) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'row', id],
      queryFn: () => api.getFlowRow({ id }),
      staleTime: FRESH_MS,
    }),
  events: (input: Input<Rows['listFlowEvents']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'events', input],
      queryFn: () => api.listFlowEvents(input),
      staleTime: FRESH_MS,
    }),
  choices: () =>
    queryOptions({
      queryKey: [...flowQueries.all, 'choices'],
      queryFn: () => everyPage((page) => api.listFlowChoices({ page, size: CHOICES_MAX })),
      // We or the partner may have added or answered a link since.
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
  ownFactories: factoryQueries.every,
  ownProducts: () =>
    queryOptions({
      queryKey: [...productQueries.all, 'every'],
      queryFn: async () => {
        const products = await everyPage((page) => own.listProducts({ page, size: PAGE_MAX }));
        return products.map(({ id, name, unit }) => ({ id, name, unit }));
      },
      throwOnError: false,
    }),
  map: (input: Input<Maps['getFlowMap']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'map', input],
      queryFn: () => api.getFlowMap(input),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
  trace: (input: Input<Maps['traceFlow']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'trace', input],
      queryFn: () => api.traceFlow(input),
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
};

/** Reads rows, map, balance and risks again from the server, after success and after failure. */
export const useFlowChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: flowQueries.all }),
        client.invalidateQueries({ queryKey: flagQueries.all }),
      ]),
  });
};

/** Refusals that the grid shows at their cells. */
const AT_CELLS = [
  'flow.rows_refused',
  'flow.unit_dimension',
  'flow.period_overlaps',
  'flow.row_changed',
  'request.invalid',
];

export const useSaveFlowRows = () =>
  useFlowChange((input: Input<Rows['saveFlowRows']>) => api.saveFlowRows(input), AT_CELLS);
export const useRemoveFlowFigure = () =>
  useFlowChange((input: Input<Rows['removeFlowFigure']>) => api.removeFlowFigure(input));
export const useSendFlowMessage = () => useFlowChange((input: Input<Rows['sayToFlow']>) => api.sayToFlow(input));
export const useSettleFlow = () => useFlowChange((input: Input<Rows['settleFlow']>) => api.settleFlow(input));

type Sheets = typeof flowSheetsContract;
export const useExportFlows = () =>
  useChange({ mutationFn: (input: Input<Sheets['exportFlows']>) => api.exportFlows(input) });
/** Imports a sheet. The dialog shows the answer and an unreadable file. */
export const useImportFlows = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: { file: File; apply: 'yes' | 'no' }) => api.importFlows(input),
    meta: { shown: ['supply.sheet_unreadable'] },
    onSettled: (_outcome, _error, { apply }) => (apply === 'yes' ? client.invalidateQueries() : undefined),
  });
};
export const useExportFlowMap = () =>
  useChange({ mutationFn: (input: Input<Maps['exportFlowMap']>) => api.exportFlowMap(input) });
export const useExportFlowEvents = () =>
  useChange({ mutationFn: (input: Input<Maps['exportFlowEvents']>) => api.exportFlowEvents(input) });
