import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

/** Words of everything that a submission may be about. */
export const RECORD_WORDS = ['review', 'factory', 'flow', 'material', 'tier', 'unit', 'ui'] as const;
const loaders = () => import('./loaders.ts');
const keepsPage: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Returns the routes inside the tabs of the supply chain. */
export const reviewingTabs = (): RouteObject[] => [
  {
    path: reviewPaths.queue(),
    shouldRevalidate: keepsPage,
    lazy: {
      loader: async () => (await loaders()).loadQueue,
      Component: async () =>
        (
          await withWords(
            import('./queue/queue-page.tsx'),
            'review',
            'declaration',
            'factory',
            'flow',
            'material',
            'tier',
            'unit',
            'ui',
          )
        ).QueuePage,
    },
  },
];

/** Returns the routes outside those tabs. */
export const reviewingRoutes = (): RouteObject[] => [
  {
    path: reviewPaths.round(':id', ':round'),
    lazy: {
      loader: async () => (await loaders()).loadReviewRound,
      Component: async () => (await withWords(import('../record/history/round-page.tsx'), ...RECORD_WORDS)).RoundPage,
    },
  },
  {
    path: reviewPaths.print(':id'),
    lazy: {
      loader: async () => (await loaders()).loadDeclarationRecord,
      Component: async () => (await withWords(import('../record/history/print-page.tsx'), ...RECORD_WORDS)).PrintPage,
    },
  },
];

/** Returns the public route. */
export const checkRoute = (): RouteObject => ({
  path: reviewPaths.check(),
  lazy: {
    Component: async () => (await withWords(import('../record/check/check-page.tsx'), 'review', 'ui')).CheckPage,
  },
});

/** Returns the routes inside the operator's layout. */
export const adminQueueRoutes = (): RouteObject[] => [
  {
    path: reviewPaths.adminQueue(),
    shouldRevalidate: keepsPage,
    lazy: {
      loader: async () => (await loaders()).loadAdminQueue,
      Component: async () =>
        (await withWords(import('./queue/admin-queue-page.tsx'), 'review', 'factory', 'flow', 'material', 'unit', 'ui'))
          .AdminQueuePage,
    },
  },
];
