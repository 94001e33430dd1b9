import { balanceContract, type Input } from '@ieum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { flowQueries, useFlowChange } from '../flow.queries.ts';

type Calls = typeof balanceContract;

const api = connect(balanceContract);
const FRESH_MS = 5_000;

export const balanceQueries = {
  list: (input: Input<Calls['getMassBalance']>) =>
    queryOptions({
      queryKey: [...flowQueries.all, 'balance', input],
      queryFn: () => api.getMassBalance(input),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
};

export const useSetTolerance = () => useFlowChange((input: Input<Calls['setTolerance']>) => api.setTolerance(input));
