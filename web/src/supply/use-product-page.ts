import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';

/** Returns the title and the tabs of the page about products: the list, and the materials in it. */
export const useProductPage = () => {
  const { t } = useTranslation('shell');
  return {
    title: t('nav.page.products'),
    tabs: [
      { to: productPaths.list(), label: t('supplyChain.products'), isEnd: true },
      { to: materialPaths.list(), label: t('supplyChain.materials') },
    ],
  };
};
