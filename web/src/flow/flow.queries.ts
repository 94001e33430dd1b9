import {
  flowMapContract,
  flowRowsContract,
  flowSheetsContract,
  flowStoryContract,
  type Input,
  type Output,
  productContract,
} from '@ieum/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { factoryQueries } from '../factory/factory.queries.ts';
import { connect } from '../kit/api/client.ts';
import { composedQuery, query, refreshReads } from '../kit/api/reads.ts';
import { useChange, useOperation } from '../kit/api/use-change.ts';
import { useDownload } from '../kit/download/use-download.ts';
import { everyPage } from '../kit/list/every-page.ts';

type Rows = typeof flowRowsContract;
type Maps = typeof flowMapContract;
type Stories = typeof flowStoryContract;
export type FlowEvent = Output<Rows['listFlowEvents']>['rows'][number];
export type FlowChoice = Output<Rows['listFlowChoices']>['rows'][number];
export type FlowPicture = Output<Maps['getFlowMap']>;
export type FlowTrace = Output<Maps['traceFlow']>;

const api = connect({ ...flowRowsContract, ...flowSheetsContract, ...flowMapContract, ...flowStoryContract });
const { listProducts } = productContract;
const own = connect({ listProducts });

/** The partner enters figures into the same rows, so they are read again after this time. */
const FRESH_MS = 5_000;
/** Largest page that the server returns. */
const CHOICES_MAX = 500;
const PAGE_MAX = 100;

export const flowQueries = {
  list: (input: Input<Rows['listFlowRows']>) =>
    query(api.listFlowRows, input, { staleTime: FRESH_MS, retry: false, throwOnError: false }),
  row: (id: string) => query(api.getFlowRow, { id }, { staleTime: FRESH_MS }),
  events: (input: Input<Rows['listFlowEvents']>) => query(api.listFlowEvents, input, { staleTime: FRESH_MS }),
  choices: () =>
    composedQuery(
      api.listFlowChoices,
      { part: 'every page' },
      () => everyPage((page) => api.listFlowChoices({ page, size: CHOICES_MAX })),
      // We or the partner may have added or answered a link since.
      { staleTime: FRESH_MS, retry: false, throwOnError: false },
    ),
  ownFactories: factoryQueries.every,
  ownProducts: () =>
    composedQuery(
      own.listProducts,
      { part: 'names of every page' },
      async () => {
        const products = await everyPage((page) => own.listProducts({ page, size: PAGE_MAX }));
        return products.map(({ id, name, unit }) => ({ id, name, unit }));
      },
      { throwOnError: false },
    ),
  map: (input: Input<Maps['getFlowMap']>) =>
    query(api.getFlowMap, input, {
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
  quarters: (input: Input<Stories['getFlowQuarters']>) =>
    query(api.getFlowQuarters, input, {
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
  band: (input: Input<Stories['getFlowBand']>) =>
    query(api.getFlowBand, input, { staleTime: FRESH_MS, retry: false, throwOnError: false }),
  trace: (input: Input<Maps['traceFlow']>) =>
    query(api.traceFlow, input, { staleTime: FRESH_MS, retry: false, throwOnError: false }),
};

/** Refusals that the grid shows at their cells. */
const AT_CELLS = [
  'flow.rows_refused',
  'flow.unit_dimension',
  'flow.period_overlaps',
  'flow.row_changed',
  'request.invalid',
];

export const useSaveFlowRows = () => useOperation(api.saveFlowRows, { shown: AT_CELLS });
export const useRemoveFlowFigure = () => useOperation(api.removeFlowFigure);
export const useSendFlowMessage = () => useOperation(api.sayToFlow);
export const useSettleFlow = () => useOperation(api.settleFlow);

export const useExportFlows = () => useDownload(api.exportFlows);
/** Imports a sheet. The dialog shows the answer and an unreadable file. */
export const useImportFlows = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: { file: File; apply: 'yes' | 'no' }) => api.importFlows(input),
    meta: { shown: ['supply.sheet_unreadable'] },
    onSettled: (_outcome, _error, { apply }) =>
      apply === 'yes' ? refreshReads(client, api.importFlows.changes) : undefined,
  });
};
export const useExportFlowMap = () => useDownload(api.exportFlowMap);
export const useExportFlowEvents = () => useDownload(api.exportFlowEvents);
