import { dashboardContract, type Input } from '@ieum/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';

type Calls = typeof dashboardContract;
const api = connect(dashboardContract);

/** A finished task must be gone from the list, so data older than this is read again when a page opens. */
const FRESH_MS = 1_000;
const ALL = ['dashboard'] as const;

export const dashboardQueries = {
  tasks: (input: Input<Calls['listTasks']>) =>
    queryOptions({
      queryKey: [...ALL, 'tasks', input],
      queryFn: () => api.listTasks(input),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  start: () =>
    queryOptions({
      queryKey: [...ALL, 'start'],
      queryFn: () => api.getStart(),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
  tiles: (input: Input<Calls['getDashboard']>) =>
    queryOptions({
      queryKey: [...ALL, 'tiles', input],
      queryFn: () => api.getDashboard(input),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
  flagHistory: (input: Input<Calls['listFlagHistory']>) =>
    queryOptions({
      queryKey: [...ALL, 'flags', input],
      queryFn: () => api.listFlagHistory(input),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  /** The key begins with "operator", because every act of an operator reads that key again. */
  operator: () =>
    queryOptions({
      queryKey: ['operator', 'dashboard'],
      queryFn: () => api.getOperatorDashboard(),
      staleTime: FRESH_MS,
    }),
};

export const useExportDashboard = () =>
  useMutation({ mutationFn: (input: Input<Calls['exportDashboard']>) => api.exportDashboard(input) });
