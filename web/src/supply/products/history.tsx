import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordHistory } from '../../kit/record/record-history.tsx';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { productQueries, useRestoreProduct } from './product.queries.ts';
import { useProductWords } from './words.ts';

/** Shows every change of a product. */
export const ProductHistory = () => {
  const { t } = useTranslation('product');
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const name = useNames().nameOf(product);
  const title = t('tab.history');
  const places = [
    { label: t('title'), to: productPaths.list() },
    { label: name, to: productPaths.detail(id) },
  ];
  return (
    <RecordSubpage places={places} title={title} partTitle={`${title} · ${name}`}>
      <RecordHistory
        record={product}
        path={productPaths.history(id)}
        query={(page) => productQueries.revisions({ id, page })}
        restore={useRestoreProduct()}
        t={(key, values = {}) => t(key, values)}
        fields={useProductWords()}
        isHidden={(field) => field.endsWith('.id')}
      />
    </RecordSubpage>
  );
};
