import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/i18n/i18n.ts';
import { tierPaths } from './tier.paths.ts';

/** What other slices, which stand above this one, say of themselves in the overview. */
type Cards = { flow: () => Promise<ComponentType> };

/** Inside the tabs of the supply chain. */
export const tierTabs = (cards: Cards): RouteObject[] => [
  {
    index: true,
    lazy: {
      Component: async () => {
        const overview = withWords(import('../overview/overview-page.tsx'), 'tier', 'sight', 'flag');
        const [{ OverviewPage }, FlowCard] = await Promise.all([overview, cards.flow()]);
        return () => <OverviewPage flow={<FlowCard />} />;
      },
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
      Component: async () =>
        (await withWords(import('../flags/flags-page.tsx'), 'flag', 'tier', 'flow', 'unit', 'ui')).FlagsPage,
    },
  },
];
