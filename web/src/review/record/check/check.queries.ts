import { type Output, reviewingContract } from '@ieum/contract';
import { queryOptions } from '@tanstack/react-query';
import { connect } from '../../../kit/api/client.ts';

const { checkHash } = reviewingContract;
const api = connect({ checkHash });
export type KnownHash = Output<typeof checkHash>;
const FRESH_MS = 10_000;

export const checkQueries = {
  hash: (hash: string) =>
    queryOptions({
      queryKey: ['review', 'check', hash],
      queryFn: () => api.checkHash({ hash }),
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
};
