import { disclosureContract, type Input, linksContract, tiersContract } from '@ieum/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { everyPage } from '../../kit/list/every-page.ts';
import { flagQueries } from '../risks/flag.queries.ts';

const api = connect({ ...tiersContract, ...disclosureContract, ...linksContract });

/** A disclosure can end at any moment, so each page reads it again when it opens. */
const FRESH_MS = 1_000;

export const tierQueries = {
  all: ['supply', 'tiers'] as const,
  tiers: (productId: string) =>
    queryOptions({
      queryKey: [...tierQueries.all, productId],
      queryFn: () => api.getSupplyTiers(productId ? { productId } : {}),
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
  company: (id: string) =>
    queryOptions({
      queryKey: [...tierQueries.all, 'company', id],
      queryFn: () => api.getSupplyCompany({ id }),
      staleTime: FRESH_MS,
      retry: false,
      throwOnError: false,
    }),
  linksWaiting: () =>
    queryOptions({
      queryKey: [...tierQueries.all, 'waiting'],
      queryFn: () => api.listLinks({ waiting: 'mine', size: 1 }),
      staleTime: FRESH_MS,
      throwOnError: false,
    }),
};

const FLAGS_A_PAGE = 100;

/** Reads all open flags, because each belongs to a company somewhere in the graph. */
export const allFlagsQuery = () =>
  queryOptions({
    queryKey: [...flagQueries.all, 'every'],
    queryFn: () => everyPage((page) => flagQueries.read({ page, size: FLAGS_A_PAGE })),
    staleTime: FRESH_MS,
    throwOnError: false,
  });

export const useExportSupplyTiers = () =>
  useMutation({ mutationFn: (input: Input<typeof tiersContract.exportSupplyTiers>) => api.exportSupplyTiers(input) });
