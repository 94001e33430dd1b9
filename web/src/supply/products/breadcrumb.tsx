import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';

type ProductPlacesProps = { of?: { id: string; name: string }; current: string; children: ReactNode };

/** Breadcrumb of the product pages: the list, and the product where the page shows a part of it. */
export const ProductPlaces = ({ of, current, children }: ProductPlacesProps) => {
  const { t } = useTranslation('product');
  const list = { label: t('title'), to: productPaths.list() };
  const places = of ? [list, { label: of.name, to: productPaths.detail(of.id) }] : [list];
  return (
    <RecordPage>
      <Breadcrumb places={places} current={current} />
      {children}
    </RecordPage>
  );
};
