import { type FactoryInput, factoryContract, type Input } from '@ieum/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api.ts';

const api = connect(factoryContract);

export const factoryQueries = {
  all: ['factory'] as const,
  list: (input: Input<typeof factoryContract.listFactories>) =>
    queryOptions({ queryKey: [...factoryQueries.all, 'list', input], queryFn: () => api.listFactories(input) }),
  points: (input: Input<typeof factoryContract.listFactoryPoints>) =>
    queryOptions({ queryKey: [...factoryQueries.all, 'points', input], queryFn: () => api.listFactoryPoints(input) }),
  choices: () => queryOptions({ queryKey: [...factoryQueries.all, 'choices'], queryFn: () => api.getFactoryChoices() }),
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
