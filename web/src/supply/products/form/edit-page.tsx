import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Page } from '../../../kit/ui/page/page.tsx';
import { ProductPlaces } from '../breadcrumb.tsx';
import { productQueries } from '../product.queries.ts';
import { ProductEditForm } from './edit-form.tsx';

export const ProductEditPage = () => {
  const { t } = useTranslation('product');
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  return (
    <ProductPlaces of={product} current={t('edit')}>
      <Page title={t('edit')} partTitle={t('editOf', { name: product.name })}>
        <ProductEditForm key={id} product={product} />
      </Page>
    </ProductPlaces>
  );
};
