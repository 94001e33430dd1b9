import { type Input, riskContract } from '@ieum/contract';
import { connect } from '../kit/api/client.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { query } from '../kit/api/reads.ts';
import { useChange, useOperation } from '../kit/api/use-change.ts';

type Calls = typeof riskContract;

const api = connect(riskContract);
const FRESH_MS = 10_000;

export const riskQueries = {
  list: () => query(api.listRiskEntries, {}, { staleTime: FRESH_MS }),
};

export const loadRiskEntries = async () => {
  await queryClient.ensureQueryData(riskQueries.list());
  return null;
};

type Saved = { id?: string; version?: number } & Input<Calls['addRiskEntry']>;

/** Adds an entry without an id, or updates one with an id. */
export const useSaveRiskEntry = () =>
  useChange({
    mutationFn: ({ id, version, ...input }: Saved) =>
      id !== undefined && version !== undefined
        ? api.updateRiskEntry({ ...input, id, version })
        : api.addRiskEntry(input),
    writes: api.addRiskEntry,
  });

export const useRemoveRiskEntry = () => useOperation(api.removeRiskEntry);
