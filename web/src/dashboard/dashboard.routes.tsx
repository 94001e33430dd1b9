import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

const TILE_WORDS = ['dashboard', 'home', 'flag', 'flow', 'material', 'factory', 'tier', 'unit', 'ui'] as const;

/** Home, dashboard and help. */
export const dashboardRoutes = (): RouteObject[] => [
  {
    index: true,
    lazy: {
      loader: async () => (await import('./home/loaders.ts')).loadHome,
      Component: async () =>
        (await withWords(import('./home/home-page.tsx'), 'home', 'account', 'notice', 'unit', 'ui')).HomePage,
    },
  },
  {
    path: dashboardPaths.dashboard(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadDashboard,
      Component: async () => (await withWords(import('./dashboard-page.tsx'), ...TILE_WORDS)).DashboardPage,
    },
  },
  {
    path: dashboardPaths.print(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadDashboardPrint,
      Component: async () => (await withWords(import('./print-page.tsx'), ...TILE_WORDS)).DashboardPrintPage,
    },
  },
  {
    path: dashboardPaths.flags(),
    lazy: {
      Component: async () =>
        (
          await withWords(
            import('./flags/history-page.tsx'),
            'dashboard',
            'flag',
            'tier',
            'unit',
            'flow',
            'material',
            'ui',
          )
        ).FlagHistoryPage,
    },
  },
  {
    path: dashboardPaths.help(),
    lazy: {
      loader: async () => (await import('./help/loaders.ts')).loadGuide,
      Component: async () => (await withWords(import('./help/help-page.tsx'), 'help')).HelpPage,
    },
  },
];
