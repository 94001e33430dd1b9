import { factoryContract, type Input } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { factoryQueries } from '../factory.queries.ts';

type Calls = typeof factoryContract;

const api = connect(factoryContract);
/** Colleagues change the same record: data older than this is read again. */
const FRESH_MS = 10_000;

export const factoryPageQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'one', id],
      queryFn: () => api.getFactory({ id }),
      staleTime: FRESH_MS,
    }),
  revisions: (input: Input<Calls['listFactoryRevisions']>) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'revisions', input],
      queryFn: () => api.listFactoryRevisions(input),
      staleTime: FRESH_MS,
    }),
};

/** Runs a change and reads the factories again, also after a refusal: another person may have been faster. */
const useFactoryChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSettled: () => client.invalidateQueries({ queryKey: factoryQueries.all }),
  });
};

export const useUpdateFactory = () =>
  useFactoryChange((input: Input<Calls['updateFactory']>) => api.updateFactory(input), ['factory.changed_meanwhile']);
export const useChangeFactoryState = () =>
  useFactoryChange((input: Input<Calls['changeFactoryState']>) => api.changeFactoryState(input));
export const useConfirmFactory = () =>
  useFactoryChange((input: Input<Calls['confirmFactory']>) => api.confirmFactory(input));
export const useRestoreFactory = () =>
  useFactoryChange((input: Input<Calls['restoreFactory']>) => api.restoreFactory(input));

/** Deletes a factory and removes it from the cache: there is nothing left to read. */
export const useRemoveFactory = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['removeFactory']>) => api.removeFactory(input),
    onSuccess: () => client.removeQueries({ queryKey: factoryQueries.all }),
  });
};

/** Reads the stored record and the version that the person started from, after a refused save. */
export const useReadSides = () =>
  useChange({
    mutationFn: async ({ id, version }: { id: string; version: number }) => {
      const [theirs, base] = await Promise.all([
        api.getFactory({ id }),
        api.getFactoryRevision({ id, revision: version }),
      ]);
      return { theirs, base: base.details };
    },
  });

/** Reads the factory that a new one resembles. */
export const useReadFactory = () => useChange({ mutationFn: (id: string) => api.getFactory({ id }) });
