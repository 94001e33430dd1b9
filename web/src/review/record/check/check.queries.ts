import { type Output, reviewingContract } from '@ieum/contract';
import { connect } from '../../../kit/api/client.ts';
import { query } from '../../../kit/api/reads.ts';

const { checkHash } = reviewingContract;
const api = connect({ checkHash });
export type KnownHash = Output<typeof checkHash>;
const FRESH_MS = 10_000;

export const checkQueries = {
  hash: (hash: string) => query(api.checkHash, { hash }, { staleTime: FRESH_MS, retry: false, throwOnError: false }),
};
