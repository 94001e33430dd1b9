import { flagsContract, type Input } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

const api = connect(flagsContract);
type FlagFilter = Input<typeof flagsContract.listSupplyFlags>;

export const flagQueries = {
  all: ['supply', 'flags'] as const,
  read: (input: FlagFilter) => api.listSupplyFlags(input),
  list: (input: FlagFilter) =>
    queryOptions({
      queryKey: [...flagQueries.all, input],
      queryFn: () => api.listSupplyFlags(input),
      staleTime: 0,
      throwOnError: false,
    }),
};

const useFlagChange = <I>(change: (input: I) => Promise<unknown>) => {
  const client = useQueryClient();
  return useChange({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: flagQueries.all }),
  });
};

export const useSnoozeFlag = () =>
  useFlagChange((input: Input<typeof flagsContract.snoozeFlag>) => api.snoozeFlag(input));
export const useWakeFlag = () => useFlagChange((input: Input<typeof flagsContract.wakeFlag>) => api.wakeFlag(input));
