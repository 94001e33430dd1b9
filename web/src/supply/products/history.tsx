import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../kit/record/record-history.tsx';
import { productQueries, useRestoreProduct } from './product.queries.ts';
import { useProduct } from './use-product.ts';
import { useProductWords } from './words.ts';

export const ProductHistory = () => {
  const { t } = useTranslation('product');
  const product = useProduct();
  const { id } = product;
  return (
    <RecordHistory
      record={product}
      path={productPaths.history(id)}
      query={(page) => productQueries.revisions({ id, page })}
      restore={useRestoreProduct()}
      t={(key, values = {}) => t(key, values)}
      fields={useProductWords()}
      isHidden={(field) => field.endsWith('.id')}
    />
  );
};
