import { type Input, standardsContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof standardsContract;

const api = connect(standardsContract);
const FRESH_MS = 10_000;

export const standardQueries = {
  list: () => query(api.listStandards, {}, { staleTime: FRESH_MS }),
};

export const loadStandards = async () => {
  await queryClient.ensureQueryData(standardQueries.list());
  return null;
};

type Saved = { id?: string; version?: number } & Input<Calls['addStandard']>;

/** Adds a standard without an id, or updates one with an id. */
export const useSaveStandard = () =>
  useChange({
    mutationFn: ({ id, version, ...input }: Saved) =>
      id !== undefined && version !== undefined
        ? api.updateStandard({ ...input, id, version })
        : api.addStandard(input),
    writes: api.addStandard,
  });

export const useRetireStandard = () => useOperation(api.retireStandard);
