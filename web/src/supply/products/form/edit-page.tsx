import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { productQueries } from '../product.queries.ts';
import { ProductEditForm } from './edit-form.tsx';

export const ProductEditPage = () => {
  const { t } = useTranslation('product');
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const { name } = product;
  const places = [
    { label: t('title'), to: productPaths.list() },
    { label: name, to: productPaths.detail(id) },
  ];
  return (
    <RecordSubpage places={places} title={t('edit')} partTitle={t('editOf', { name })}>
      <ProductEditForm key={id} product={product} />
    </RecordSubpage>
  );
};
