import { type Input, type Standard, standardsContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { useChange } from '../../kit/api/use-change.ts';

type Calls = typeof standardsContract;

const api = connect(standardsContract);
const FRESH_MS = 10_000;

export const standardQueries = {
  list: () =>
    queryOptions({ queryKey: ['operator', 'standards'], queryFn: () => api.listStandards(), staleTime: FRESH_MS }),
};

export const loadStandards = async () => {
  await queryClient.ensureQueryData(standardQueries.list());
  return null;
};

/** Runs a change and reads the list again, also after a refusal: another operator may have been faster. */
const useStandardAct = <I>(mutationFn: (input: I) => Promise<Standard>) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: standardQueries.list().queryKey }),
  });
};

type Saved = { id?: string; version?: number } & Input<Calls['addStandard']>;

/** Adds a standard without an id, or updates one with an id. */
export const useSaveStandard = () =>
  useStandardAct(({ id, version, ...input }: Saved) =>
    id !== undefined && version !== undefined ? api.updateStandard({ ...input, id, version }) : api.addStandard(input),
  );

export const useRetireStandard = () =>
  useStandardAct((input: Input<Calls['retireStandard']>) => api.retireStandard(input));
