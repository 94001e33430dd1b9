import { type Input, type Output, productionContract } from '@ieum/contract';
import { queryOptions } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { flowQueries, useFlowChange } from '../flow.queries.ts';

type Calls = typeof productionContract;
export type MakingEvent = Output<Calls['listTransformationEvents']>['rows'][number];

const api = connect(productionContract);
const FRESH_MS = 5_000;

export const makingQueries = {
  list: (input: Input<Calls['listTransformations']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'makings', input],
      queryFn: () => api.listTransformations(input),
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
  one: (input: Input<Calls['getTransformation']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'making', input],
      queryFn: () => api.getTransformation(input),
      staleTime: FRESH_MS,
    }),
  events: (input: Input<Calls['listTransformationEvents']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'makingEvents', input],
      queryFn: () => api.listTransformationEvents(input),
      staleTime: FRESH_MS,
    }),
};

/** Refusals that a field or the notice about a newer version shows. The others belong to no field of the form. */
const SHOWN = ['flow.unit_dimension', 'flow.making_changed'];

export const useSaveMaking = () =>
  useFlowChange((input: Input<Calls['saveTransformation']>) => api.saveTransformation(input), SHOWN);
export const useRemoveMaking = () =>
  useFlowChange((input: Input<Calls['removeTransformation']>) => api.removeTransformation(input));
