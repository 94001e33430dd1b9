import { certificatesContract, type FactoryInput, factoryContract, type Input } from '@ieum/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { everyPage } from '../kit/list/every-page.ts';

const { findCertificateFactories } = certificatesContract;
const api = connect({ ...factoryContract, findCertificateFactories });
const PAGE_MAX = 100;

/** Whatever asks for factories stands here: every write of them reads all of it anew. */
export const factoryQueries = {
  all: ['factory'] as const,
  list: (input: Input<typeof factoryContract.listFactories>) =>
    queryOptions({ queryKey: [...factoryQueries.all, 'list', input], queryFn: () => api.listFactories(input) }),
  points: (input: Input<typeof factoryContract.listFactoryPoints>) =>
    queryOptions({ queryKey: [...factoryQueries.all, 'points', input], queryFn: () => api.listFactoryPoints(input) }),
  choices: () => queryOptions({ queryKey: [...factoryQueries.all, 'choices'], queryFn: () => api.getFactoryChoices() }),
  /** All of them, to choose one from a short list. */
  every: () =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'every'],
      queryFn: async () => {
        const all = await everyPage((page) => api.listFactories({ page, size: PAGE_MAX }));
        return all.map(({ id, name }) => ({ id, name }));
      },
      throwOnError: false,
    }),
  /** There may be thousands: found by typing, by name or code. */
  found: (search: string) =>
    queryOptions({
      queryKey: [...factoryQueries.all, 'found', search],
      queryFn: () => api.findCertificateFactories({ search }),
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  /** Only for its name. */
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
    // Removed, not only marked: the list that follows must not show the old rows for a moment.
    onSuccess: () => client.removeQueries({ queryKey: factoryQueries.all }),
  });
};

/** One part of many; whoever asks for all of them reads the lists anew. */
export const useChangeFactories = () =>
  useMutation({ mutationFn: (input: Input<typeof factoryContract.changeFactories>) => api.changeFactories(input) });
