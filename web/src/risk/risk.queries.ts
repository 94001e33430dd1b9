import { type Input, riskContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { useChange } from '../kit/api/use-change.ts';

type Calls = typeof riskContract;

const api = connect(riskContract);
const FRESH_MS = 10_000;

export const riskQueries = {
  list: () =>
    queryOptions({ queryKey: ['operator', 'risks'], queryFn: () => api.listRiskEntries(), staleTime: FRESH_MS }),
};

export const loadRiskEntries = async () => {
  await queryClient.ensureQueryData(riskQueries.list());
  return null;
};

/** Runs a change and reads the list again, also after a refusal: another operator may have been faster. */
const useRiskAct = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: riskQueries.list().queryKey }),
  });
};

type Saved = { id?: string; version?: number } & Input<Calls['addRiskEntry']>;

/** Adds an entry without an id, or updates one with an id. */
export const useSaveRiskEntry = () =>
  useRiskAct(({ id, version, ...input }: Saved) =>
    id !== undefined && version !== undefined
      ? api.updateRiskEntry({ ...input, id, version })
      : api.addRiskEntry(input),
  );

export const useRemoveRiskEntry = () =>
  useRiskAct((input: Input<Calls['removeRiskEntry']>) => api.removeRiskEntry(input));
