import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

const WORDS = ['flow', 'tier', 'ui', 'unit'] as const;

/** Loads the card of the flow for the overview of the supply chain. */
export const flowCard = async () => (await withWords(import('./flow-card.tsx'), 'flow', 'tier', 'unit')).FlowCard;

/** Returns the routes inside the tabs of the supply chain. */
export const flowTabs = (): RouteObject[] => [
  {
    path: flowPaths.map(),
    lazy: {
      Component: async () => (await withWords(import('./map/map-page.tsx'), ...WORDS, 'factory')).FlowPage,
    },
  },
  {
    path: flowPaths.ledger(),
    lazy: {
      Component: async () =>
        (await withWords(import('./ledger/ledger-page.tsx'), ...WORDS, 'factory', 'product', 'import')).LedgerPage,
    },
  },
  {
    path: flowPaths.enter(),
    lazy: {
      Component: async () =>
        (await withWords(import('./ledger/grid/entry-page.tsx'), ...WORDS, 'factory', 'product')).EntryPage,
    },
  },
  {
    path: flowPaths.production(),
    lazy: {
      Component: async () =>
        (await withWords(import('./production/list-page.tsx'), ...WORDS, 'factory')).ProductionListPage,
    },
  },
  {
    path: flowPaths.balance(),
    lazy: { Component: async () => (await withWords(import('./balance/balance-page.tsx'), ...WORDS)).BalancePage },
  },
];

/** Returns the routes outside those tabs. */
export const flowRoutes = (): RouteObject[] => [
  {
    path: flowPaths.trace(),
    lazy: { Component: async () => (await withWords(import('./origins/trace-page.tsx'), ...WORDS)).TracePage },
  },
  {
    path: flowPaths.row(':id'),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadFlowRow,
      Component: async () => (await withWords(import('./ledger/row/row-page.tsx'), ...WORDS, 'factory')).RowPage,
    },
  },
  {
    path: `${flowPaths.production()}/one`,
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadProduction,
      Component: async () =>
        (await withWords(import('./production/production-page.tsx'), ...WORDS, 'factory')).ProductionPage,
    },
  },
];
