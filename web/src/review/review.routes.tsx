import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';
import { WRITES } from '../kit/slice.ts';
import { RECORD_WORDS } from './reviewing/reviewing.routes.tsx';

const LIST_WORDS = ['declaration', 'review', 'flow', 'material', 'unit', 'factory', 'tier', 'ui'] as const;
const loaders = () => import('./loaders.ts');

/** Loads the card of the reviews for the overview of the supply chain. */
export const reviewCard = async () =>
  (await withWords(import('./review-card.tsx'), 'declaration', 'review', 'flow', 'material', 'unit')).ReviewCard;

/** Returns the routes inside the tabs of the supply chain. */
export const reviewTabs = (): RouteObject[] => [
  {
    path: reviewPaths.home(),
    lazy: { Component: async () => (await withWords(import('./home-page.tsx'), ...LIST_WORDS)).ReviewHomePage },
  },
  {
    path: reviewPaths.requests(),
    lazy: {
      loader: async () => (await loaders()).loadRequests,
      Component: async () => (await withWords(import('./requests/list-page.tsx'), ...LIST_WORDS)).RequestListPage,
    },
  },
  {
    path: reviewPaths.series(),
    lazy: {
      loader: async () => (await loaders()).loadSeriesList,
      Component: async () =>
        (await withWords(import('./requests/series/list-page.tsx'), 'series', ...LIST_WORDS)).SeriesListPage,
    },
  },
  {
    path: reviewPaths.declarations(),
    lazy: {
      loader: async () => (await loaders()).loadDeclarations,
      Component: async () =>
        (await withWords(import('./answering/list/list-page.tsx'), ...LIST_WORDS)).DeclarationListPage,
    },
  },
];

/** Returns the tab of the page of one product. */
export const reviewProductTabs = (): RouteObject[] => [
  {
    path: productPaths.declarations(':id'),
    lazy: {
      Component: async () => (await withWords(import('./product-declarations.tsx'), ...LIST_WORDS)).ProductDeclarations,
    },
  },
];

/** Returns the routes outside those tabs. */
export const reviewRoutes = (): RouteObject[] => [
  {
    path: reviewPaths.ask(),
    lazy: {
      loader: async () => (await loaders()).loadAsk,
      Component: async () => (await withWords(import('./requests/ask-page.tsx'), 'series', ...LIST_WORDS)).AskPage,
    },
  },
  {
    path: reviewPaths.request(':id'),
    lazy: {
      loader: async () => (await loaders()).loadRequest,
      Component: async () => (await withWords(import('./requests/request-page.tsx'), ...LIST_WORDS)).RequestPage,
    },
  },
  {
    path: reviewPaths.oneSeries(':id'),
    lazy: {
      loader: async () => (await loaders()).loadSeries,
      Component: async () =>
        (await withWords(import('./requests/series/series-page.tsx'), 'series', ...LIST_WORDS)).SeriesPage,
    },
  },
  {
    path: reviewPaths.editSeries(':id'),
    lazy: {
      loader: async () => (await loaders()).loadSeriesForm,
      Component: async () =>
        (await withWords(import('./requests/series/edit-page.tsx'), 'series', ...LIST_WORDS)).EditSeriesPage,
    },
  },
  {
    // Its loader always leads on to another page.
    path: reviewPaths.answer(':id'),
    handle: WRITES,
    lazy: { loader: async () => (await loaders()).loadAnswer },
  },
  {
    path: reviewPaths.declaration(':id'),
    lazy: {
      loader: async () => (await loaders()).loadDeclaration,
      Component: async () =>
        (await withWords(import('./declaration-page.tsx'), 'declaration', 'task', ...RECORD_WORDS)).DeclarationPage,
    },
  },
  {
    path: reviewPaths.preview(':id'),
    lazy: {
      loader: async () => (await loaders()).loadDeclaration,
      Component: async () =>
        (await withWords(import('./answering/submission/preview-page.tsx'), 'declaration', ...RECORD_WORDS))
          .PreviewPage,
    },
  },
];

/** Returns the routes inside the operator's layout. */
export const adminReviewRoutes = (): RouteObject[] => [
  {
    path: reviewPaths.adminReview(':id'),
    lazy: {
      loader: async () => (await loaders()).loadDeclaration,
      Component: async () =>
        (await withWords(import('./admin-review-page.tsx'), 'task', ...RECORD_WORDS)).AdminReviewPage,
    },
  },
];
