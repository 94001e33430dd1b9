import { type Input, productContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';

type Calls = typeof productContract;

const api = connect(productContract);
/** Colleagues work on the same record, so it is read again after this time. */
const FRESH_MS = 10_000;

export const productQueries = {
  list: (input: Input<Calls['listProducts']>) => query(api.listProducts, input, { staleTime: FRESH_MS }),
  one: (id: string) => query(api.getProduct, { id }, { staleTime: FRESH_MS }),
  revisions: (input: Input<Calls['listProductRevisions']>) =>
    query(api.listProductRevisions, input, { staleTime: FRESH_MS }),
};

/** Refusal that the form shows at the field. */
const TAKEN = 'supply.part_number_taken';

export const useAddProduct = () => useOperation(api.addProduct, { shown: [TAKEN] });
export const useUpdateProduct = () => useOperation(api.updateProduct, { shown: [TAKEN, 'supply.product_changed'] });
export const useChangeProductState = () => useOperation(api.changeProductState);
export const useRestoreProduct = () => useOperation(api.restoreProduct);

/** Removes the cached queries: the removed product cannot be read again. */
export const useRemoveProduct = () => useOperation(api.removeProduct, { reads: 'forget' });

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
