import { dashboardContract, type Input } from '@ieum/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { inBackground } from '../kit/api/background.ts';
import { connect } from '../kit/api/client.ts';
import { query } from '../kit/api/reads.ts';
import { useDownload } from '../kit/download/use-download.ts';

type Calls = typeof dashboardContract;
const api = connect(dashboardContract);

/** A finished task must be gone from the list, so data older than this is read again when a page opens. */
const FRESH_MS = 1_000;

export const dashboardQueries = {
  tasks: (input: Input<Calls['listTasks']>) =>
    query(api.listTasks, input, { staleTime: FRESH_MS, placeholderData: keepPreviousData, throwOnError: false }),
  /** Appears when a colleague has finished the last task, which is no act of the user. */
  start: () => query(api.getStart, {}, { staleTime: FRESH_MS, throwOnError: false }, inBackground),
  tiles: (input: Input<Calls['getDashboard']>) =>
    query(api.getDashboard, input, {
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
  flagHistory: (input: Input<Calls['listFlagHistory']>) =>
    query(api.listFlagHistory, input, { staleTime: FRESH_MS, placeholderData: keepPreviousData, throwOnError: false }),
  operator: () => query(api.getOperatorDashboard, {}, { staleTime: FRESH_MS }),
};

export const useExportDashboard = () => useDownload(api.exportDashboard);
