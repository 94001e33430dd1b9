import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';
import { dashboardPaths } from './dashboard.paths.ts';

const TILE_WORDS = ['dashboard', 'home', 'flag', 'flow', 'factory', 'tier', 'unit', 'ui'] as const;

/** The first page, the figures, and the guide. */
export const dashboardRoutes = (): RouteObject[] => [
  {
    index: true,
    lazy: {
      loader: async () => (await import('./home/home.loaders.ts')).loadHome,
      Component: async () =>
        (await withWords(import('./home/home-page.tsx'), 'home', 'account', 'notice', 'flow', 'unit', 'ui')).HomePage,
    },
  },
  {
    path: dashboardPaths.dashboard(),
    lazy: {
      loader: async () => (await import('./tiles/dashboard.loaders.ts')).loadDashboard,
      Component: async () => (await withWords(import('./tiles/dashboard-page.tsx'), ...TILE_WORDS)).DashboardPage,
    },
  },
  {
    path: dashboardPaths.print(),
    lazy: {
      loader: async () => (await import('./tiles/dashboard.loaders.ts')).loadDashboardPrint,
      Component: async () => (await withWords(import('./tiles/print-page.tsx'), ...TILE_WORDS)).DashboardPrintPage,
    },
  },
  {
    path: dashboardPaths.flags(),
    lazy: {
      Component: async () =>
        (await withWords(import('./flags/flag-history-page.tsx'), 'dashboard', 'flag', 'tier', 'unit', 'flow', 'ui'))
          .FlagHistoryPage,
    },
  },
  {
    path: dashboardPaths.help(),
    lazy: {
      loader: async () => (await import('./help/help.loaders.ts')).loadGuide,
      Component: async () => (await withWords(import('./help/help-page.tsx'), 'help')).HelpPage,
    },
  },
];
