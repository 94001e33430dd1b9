import { type Input, type Output, productionContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof productionContract;
export type ProductionEvent = Output<Calls['listTransformationEvents']>['rows'][number];

const api = connect(productionContract);
const FRESH_MS = 5_000;

export const productionQueries = {
  list: (input: Input<Calls['listTransformations']>) =>
    query(api.listTransformations, input, { staleTime: FRESH_MS, retry: false, throwOnError: false }),
  one: (input: Input<Calls['getTransformation']>) => query(api.getTransformation, input, { staleTime: FRESH_MS }),
  events: (input: Input<Calls['listTransformationEvents']>) =>
    query(api.listTransformationEvents, input, { staleTime: FRESH_MS }),
};

/** Refusals that a field or the notice about a newer version shows. The others belong to no field of the form. */
const SHOWN = ['flow.unit_dimension', 'flow.production_changed'];

export const useSaveProduction = () => useOperation(api.saveTransformation, { shown: SHOWN });
export const useRemoveProduction = () => useOperation(api.removeTransformation);
