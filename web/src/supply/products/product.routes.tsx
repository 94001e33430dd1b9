import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');
const HUB_WORDS = ['product', 'material', 'tier', 'disclosure', 'flag', 'ui', 'unit'] as const;

/** Returns the page of one product, with the tabs of all slices. */
export const productHub = (tabs: RouteObject[]): RouteObject => ({
  path: productPaths.detail(':id'),
  // A tab that changes only its search keeps the product that is shown.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: {
    loader: async () => (await loaders()).loadProduct,
    Component: async () => (await withWords(import('./hub/hub-page.tsx'), ...HUB_WORDS)).ProductHub,
  },
  children: tabs,
});

export const productTabs = (): RouteObject[] => [
  {
    index: true,
    lazy: {
      Component: async () => (await withWords(import('./hub/chain-tab.tsx'), ...HUB_WORDS, 'factory')).ChainTab,
    },
  },
  {
    path: productPaths.details(':id'),
    lazy: {
      loader: async () => (await loaders()).loadProductDetails,
      Component: async () =>
        (await withWords(import('./details-tab.tsx'), 'product', 'material', 'link', 'ui', 'unit', 'codes')).DetailsTab,
    },
  },
];

export const productRoutes = (): RouteObject[] => [
  {
    path: productPaths.list(),
    // The page itself reads another filter or page, and shows the old rows until then.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: {
      loader: async () => (await loaders()).loadProductList,
      Component: async () =>
        (await withWords(import('./list-page.tsx'), 'product', 'material', 'factory', 'import', 'ui', 'unit'))
          .ProductListPage,
    },
  },
  {
    path: productPaths.add(),
    lazy: {
      loader: async () => (await loaders()).loadProductAdd,
      Component: async () =>
        (await withWords(import('./form/add-page.tsx'), 'product', 'material', 'ui', 'unit', 'codes', 'factory'))
          .ProductAddPage,
    },
  },
  {
    path: productPaths.edit(':id'),
    lazy: {
      loader: async () => (await loaders()).loadProductEdit,
      Component: async () =>
        (await withWords(import('./form/edit-page.tsx'), 'product', 'material', 'ui', 'unit', 'codes', 'factory'))
          .ProductEditPage,
    },
  },
  {
    path: productPaths.history(':id'),
    lazy: {
      loader: async () => (await loaders()).loadProductHistory,
      Component: async () =>
        (await withWords(import('./history.tsx'), 'product', 'material', 'ui', 'unit', 'codes')).ProductHistory,
    },
  },
];
