import { certificatesContract, type FactoryInput, factoryContract, type Input } from '@ieum/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { everyPage } from '../kit/list/every-page.ts';

const { findCertificateFactories } = certificatesContract;
const api = connect({ ...factoryContract, findCertificateFactories });
const PAGE_MAX = 100;

/** Queries of factories. Every write reads all of them again. */
export const factoryQueries = {
  all: ['factory'] as const,
  list: (input: Input<typeof factoryContract.listFactories>) =>
    queryOptions({ queryKey: [...factoryQueries.all, 'list', input], queryFn: () => api.listFactories(input) }),
  points: (input: Input<typeof factoryContract.listFactoryPoints>) =>
    queryOptions({ queryKey: [...factoryQueries.all, 'points', input], queryFn: () => api.listFactoryPoints(input) }),
  choices: () => queryOptions({ queryKey: [...factoryQueries.all, 'choices'], queryFn: () => api.getFactoryChoices() }),
  /** Returns all factories, for a short list of choices. */
  every: () =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'every'],
      queryFn: async () => {
        const rows = await everyPage((page) => api.listFactories({ page, size: PAGE_MAX }));
        return rows.map(({ id, name }) => ({ id, name }));
      },
      throwOnError: false,
    }),
  /** Finds factories by name or code, because there may be thousands. */
  found: (search: string) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'found', search],
      queryFn: () => api.findCertificateFactories({ search }),
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  /** Reads only the name of a factory. */
  named: (id: string) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'named', id],
      queryFn: async () => {
        const { name } = await api.getFactory({ id });
        return { id, name };
      },
      retry: false,
      throwOnError: false,
    }),
};

export const useRegisterFactory = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: FactoryInput) => api.registerFactory(input),
    meta: { shown: ['factory.looks_alike'] },
    // Removed, not only invalidated: the next list must not show the old rows for a moment.
    onSuccess: () => client.removeQueries({ queryKey: factoryQueries.all }),
  });
};

/** Changes one part of many factories. The caller reads the lists again after the last part. */
export const useChangeFactories = () =>
  useMutation({ mutationFn: (input: Input<typeof factoryContract.changeFactories>) => api.changeFactories(input) });
