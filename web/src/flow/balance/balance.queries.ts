import { balanceContract, type Input } from '@ieum/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof balanceContract;

const api = connect(balanceContract);
const FRESH_MS = 5_000;

export const balanceQueries = {
  list: (input: Input<Calls['getMassBalance']>) =>
    query(api.getMassBalance, input, {
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
      throwOnError: false,
    }),
};

export const useSetTolerance = () => useOperation(api.setTolerance);
