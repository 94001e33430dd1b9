import { factoryContract, type Input } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { factoryQueries } from '../factory.queries.ts';

type Calls = typeof factoryContract;

const api = connect(factoryContract);
/** Colleagues work on the same record: one that was read a while ago is read again. */
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

/** Whatever becomes of it, what is shown next comes from the server: also where somebody else was faster. */
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

/** Not read again: there is nothing left of it. */
export const useRemoveFactory = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['removeFactory']>) => api.removeFactory(input),
    onSuccess: () => client.removeQueries({ queryKey: factoryQueries.all }),
  });
};

/** After a refusal: how the record stands, and what it was when the reader began. */
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

/** The one that a new factory looks like. */
export const useReadFactory = () => useChange({ mutationFn: (id: string) => api.getFactory({ id }) });
