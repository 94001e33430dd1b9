import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');

export const productRoutes = (): RouteObject[] => [
  {
    path: productPaths.list(),
    // The page itself reads another filter or page, and shows the old rows until then.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: {
      loader: async () => (await loaders()).loadProductList,
      Component: async () =>
        (await withWords(import('./list-page.tsx'), 'product', 'factory', 'import', 'ui', 'unit')).ProductListPage,
    },
  },
  {
    path: productPaths.add(),
    lazy: {
      loader: async () => (await loaders()).loadProductAdd,
      Component: async () =>
        (await withWords(import('./form/add-page.tsx'), 'product', 'ui', 'unit', 'codes', 'factory')).ProductAddPage,
    },
  },
  {
    path: productPaths.edit(':id'),
    lazy: {
      loader: async () => (await loaders()).loadProductEdit,
      Component: async () =>
        (await withWords(import('./form/edit-page.tsx'), 'product', 'ui', 'unit', 'codes', 'factory')).ProductEditPage,
    },
  },
  {
    path: productPaths.detail(':id'),
    lazy: {
      loader: async () => (await loaders()).loadProduct,
      Component: async () =>
        (await withWords(import('./product-page.tsx'), 'product', 'link', 'ui', 'unit', 'codes')).ProductPage,
    },
  },
  {
    path: productPaths.history(':id'),
    lazy: {
      loader: async () => (await loaders()).loadProductHistory,
      Component: async () =>
        (await withWords(import('./history.tsx'), 'product', 'ui', 'unit', 'codes')).ProductHistory,
    },
  },
];
