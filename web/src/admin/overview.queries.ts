import { overviewContract } from '@ieum/contract';
import { connect } from '../kit/api/client.ts';
import { query } from '../kit/api/reads.ts';

const api = connect(overviewContract);
const FRESH_MS = 10_000;

export const overviewQueries = {
  get: () => query(api.getOverview, {}, { staleTime: FRESH_MS }),
};
