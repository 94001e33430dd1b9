import { type Input, productContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

type Calls = typeof productContract;

const api = connect(productContract);
/** Colleagues work on the same record, so it is read again after this time. */
const FRESH_MS = 10_000;

export const productQueries = {
  all: ['supply', 'products'] as const,
  list: (input: Input<Calls['listProducts']>) =>
    queryOptions({
      queryKey: [...productQueries.all, 'list', input],
      queryFn: () => api.listProducts(input),
      staleTime: FRESH_MS,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...productQueries.all, 'one', id],
      queryFn: () => api.getProduct({ id }),
      staleTime: FRESH_MS,
    }),
  revisions: (input: Input<Calls['listProductRevisions']>) =>
    queryOptions({
      queryKey: [...productQueries.all, 'revisions', input],
      queryFn: () => api.listProductRevisions(input),
      staleTime: FRESH_MS,
    }),
};

/** Reads the products again after success and after a refusal, because a colleague may have been faster. */
const useProductChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSettled: () => client.invalidateQueries({ queryKey: productQueries.all }),
  });
};

/** Refusal that the form shows at the field. */
const TAKEN = 'supply.part_number_taken';

export const useAddProduct = () =>
  useProductChange((input: Input<Calls['addProduct']>) => api.addProduct(input), [TAKEN]);
export const useUpdateProduct = () =>
  useProductChange(
    (input: Input<Calls['updateProduct']>) => api.updateProduct(input),
    [TAKEN, 'supply.product_changed'],
  );
export const useChangeProductState = () =>
  useProductChange((input: Input<Calls['changeProductState']>) => api.changeProductState(input));
export const useRestoreProduct = () =>
  useProductChange((input: Input<Calls['restoreProduct']>) => api.restoreProduct(input));

/** Removes the cached queries: the removed product cannot be read again. */
export const useRemoveProduct = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['removeProduct']>) => api.removeProduct(input),
    onSuccess: () => client.removeQueries({ queryKey: productQueries.all }),
  });
};

/** Reads the stored product and the version that the reader started from, after a refused change. */
export const useReadProductSides = () =>
  useChange({
    mutationFn: async ({ id, version }: { id: string; version: number }) => {
      const [theirs, base] = await Promise.all([
        api.getProduct({ id }),
        api.getProductRevision({ id, revision: version }),
      ]);
      return { theirs, base: base.details };
    },
  });
