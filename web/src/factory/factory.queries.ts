import { certificatesContract, factoryContract, type Input } from '@ieum/contract';
import { keepPreviousData, type QueryClient, useMutation } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { composedQuery, forgetReads, query, refreshReads } from '../kit/api/reads.ts';
import { useOperation } from '../kit/api/use-change.ts';
import { everyPage } from '../kit/list/every-page.ts';

const { findCertificateFactories } = certificatesContract;
const api = connect({ ...factoryContract, findCertificateFactories });
const PAGE_MAX = 100;

export const factoryQueries = {
  list: (input: Input<typeof factoryContract.listFactories>) => query(api.listFactories, input),
  points: (input: Input<typeof factoryContract.listFactoryPoints>) => query(api.listFactoryPoints, input),
  choices: () => query(api.getFactoryChoices, {}),
  /** Returns all factories, for a short list of choices. */
  every: () =>
    composedQuery(
      api.listFactories,
      { part: 'names of every page' },
      async () => {
        const rows = await everyPage((page) => api.listFactories({ page, size: PAGE_MAX }));
        return rows.map(({ id, name }) => ({ id, name }));
      },
      { throwOnError: false },
    ),
  /** Finds factories by name or code, because there may be thousands. */
  found: (search: string) =>
    query(api.findCertificateFactories, { search }, { placeholderData: keepPreviousData, throwOnError: false }),
  /** Reads only the name of a factory. */
  named: (id: string) =>
    composedQuery(
      api.getFactory,
      { input: { id }, part: 'name' },
      async () => {
        const { name } = await api.getFactory({ id });
        return { id, name };
      },
      { retry: false, throwOnError: false },
    ),
};

/** Removes the cached factories: the next list must not show the old rows for a moment. */
export const useRegisterFactory = () =>
  useOperation(api.registerFactory, { shown: ['factory.looks_alike'], reads: 'forget' });

/** Changes one part of many factories. The caller reads the lists again after the last part. */
export const useChangeFactories = () =>
  useMutation({ mutationFn: (input: Input<typeof factoryContract.changeFactories>) => api.changeFactories(input) });

/** Reads factories again after the last part of a change. */
export const refreshFactories = (client: QueryClient) => refreshReads(client, api.changeFactories.changes);

/** Removes the cached factories, which an import has changed. */
export const forgetFactories = (client: QueryClient) => forgetReads(client, api.changeFactories.changes);
