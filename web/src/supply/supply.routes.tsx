import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';
import type { FlagStep } from './risks/flag-item.tsx';

/** Cards of the slices above this one, which the overview shows. */
type Cards = { flow: () => Promise<ComponentType>; review: () => Promise<ComponentType> };

/** Returns the routes inside the tabs of the supply chain. */
export const tierTabs = (cards: Cards): RouteObject[] => [
  {
    index: true,
    lazy: {
      Component: async () => {
        const overview = withWords(import('./overview-page.tsx'), 'tier', 'material', 'disclosure', 'flag');
        const [{ OverviewPage }, FlowCard, ReviewCard] = await Promise.all([overview, cards.flow(), cards.review()]);
        return () => <OverviewPage flow={<FlowCard />} review={<ReviewCard />} />;
      },
    },
  },
  {
    path: tierPaths.tier(),
    lazy: {
      Component: async () =>
        (await withWords(import('./tiers/tiers-page.tsx'), 'tier', 'material', 'disclosure', 'flag', 'factory', 'ui'))
          .TierPage,
    },
  },
];

/** Step that a slice above this one offers for a flag. */
type Steps = { flagTask: () => Promise<FlagStep> };

/** Returns the routes outside those tabs. */
export const tierRoutes = ({ flagTask }: Steps): RouteObject[] => [
  {
    path: tierPaths.sharing(),
    lazy: {
      Component: async () =>
        (await withWords(import('./disclosure/disclosure-page.tsx'), 'disclosure', 'tier', 'material', 'ui'))
          .SharingPage,
    },
  },
  {
    path: tierPaths.flags(),
    lazy: {
      Component: async () => {
        const flags = withWords(import('./risks/flags-page.tsx'), 'flag', 'tier', 'material', 'flow', 'unit', 'ui');
        const [{ FlagsPage }, Task] = await Promise.all([flags, flagTask()]);
        return () => <FlagsPage Task={Task} />;
      },
    },
  },
];
