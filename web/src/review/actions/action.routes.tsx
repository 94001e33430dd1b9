import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';
import { reviewPaths } from '../review.paths.ts';

const loaders = () => import('./loaders.ts');

/** Inside the tabs of the supply chain. */
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

/** Pages of their own. */
export const actionRoutes = (): RouteObject[] => [recordAt(reviewPaths.action(':id'))];
/** What an operator has asked for in a review. */
export const adminActionRoutes = (): RouteObject[] => [recordAt(reviewPaths.adminAction(':id'))];

/** The way from a flag to a task, for the page of flags, which stands below this slice. */
export const flagTask = async () => (await withWords(import('./flag-task.tsx'), 'task', 'ui')).FlagTask;
