import { overviewContract } from '@ieum/contract';
import { queryOptions } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';

const api = connect(overviewContract);
const FRESH_MS = 10_000;

/** Uses the key prefix that every act of an operator invalidates. */
export const overviewQueries = {
  get: () =>
    queryOptions({ queryKey: ['operator', 'overview'], queryFn: () => api.getOverview(), staleTime: FRESH_MS }),
};
