import { factoryContract, type Input } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof factoryContract;

const api = connect(factoryContract);
/** Colleagues change the same record: data older than this is read again. */
const FRESH_MS = 10_000;

export const factoryPageQueries = {
  one: (id: string) => query(api.getFactory, { id }, { staleTime: FRESH_MS }),
  revisions: (input: Input<Calls['listFactoryRevisions']>) =>
    query(api.listFactoryRevisions, input, { staleTime: FRESH_MS }),
};

export const useUpdateFactory = () => useOperation(api.updateFactory, { shown: ['factory.changed_meanwhile'] });
export const useChangeFactoryState = () => useOperation(api.changeFactoryState);
export const useConfirmFactory = () => useOperation(api.confirmFactory);
export const useRestoreFactory = () => useOperation(api.restoreFactory);

/** Deletes a factory and removes it from the cache: there is nothing left to read. */
export const useRemoveFactory = () => useOperation(api.removeFactory, { reads: 'forget' });

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
