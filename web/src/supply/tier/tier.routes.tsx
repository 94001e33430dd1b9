import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/i18n/i18n.ts';
import { tierPaths } from './tier.paths.ts';

/** Inside the tabs of the supply chain. */
export const tierTabs = (): RouteObject[] => [
  {
    index: true,
    lazy: {
      Component: async () =>
        (await withWords(import('../overview/overview-page.tsx'), 'tier', 'sight', 'flag')).OverviewPage,
    },
  },
  {
    path: tierPaths.tier(),
    lazy: {
      Component: async () =>
        (await withWords(import('./tier-page.tsx'), 'tier', 'sight', 'flag', 'factory', 'ui')).TierPage,
    },
  },
];

/** Pages of their own. */
export const tierRoutes = (): RouteObject[] => [
  {
    path: tierPaths.sharing(),
    lazy: {
      Component: async () => (await withWords(import('../sight/sharing-page.tsx'), 'sight', 'tier', 'ui')).SharingPage,
    },
  },
  {
    path: tierPaths.flags(),
    lazy: {
      Component: async () => (await withWords(import('../flags/flags-page.tsx'), 'flag', 'tier', 'ui')).FlagsPage,
    },
  },
];
