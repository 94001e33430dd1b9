import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');

/** Returns the routes inside the tabs of the supply chain. */
export const actionTabs = (): RouteObject[] => [
  {
    path: reviewPaths.actions(),
    lazy: {
      Component: async () =>
        (await withWords(import('./list-page.tsx'), 'task', 'declaration', 'tier', 'ui')).ActionListPage,
    },
  },
];

const recordAt = (path: string): RouteObject => ({
  path,
  lazy: {
    loader: async () => (await loaders()).loadAction,
    Component: async () =>
      (await withWords(import('./action-page.tsx'), 'task', 'declaration', 'flag', 'ui')).ActionPage,
  },
});

/** Returns the routes outside those tabs. */
export const actionRoutes = (): RouteObject[] => [recordAt(reviewPaths.action(':id'))];
/** Returns the routes of tasks that an operator has opened in a review. */
export const adminActionRoutes = (): RouteObject[] => [recordAt(reviewPaths.adminAction(':id'))];

/** Loads the step from a flag to a task, for the page of flags in a slice below this one. */
export const flagTask = async () => (await withWords(import('./flag-task.tsx'), 'task', 'ui')).FlagTask;
