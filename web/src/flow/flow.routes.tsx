import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

const WORDS = ['flow', 'material', 'tier', 'ui', 'unit'] as const;
const ORIGIN_WORDS = [...WORDS, 'origin', 'disclosure'] as const;

/** Loads the card of the flow for the overview of the supply chain. */
export const flowCard = async () =>
  (await withWords(import('./flow-card.tsx'), 'flow', 'material', 'tier', 'unit')).FlowCard;

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
      Component: async () => (await withWords(import('./quarter/sheet-page.tsx'), ...WORDS, 'quarter')).SheetPage,
    },
  },
  {
    path: flowPaths.grid(),
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
  {
    path: flowPaths.trace(),
    lazy: {
      Component: async () => (await withWords(import('./origins/trace-choice.tsx'), ...WORDS, 'origin')).TraceChoice,
    },
  },
];

/** Returns the tabs of the page of one product. */
export const flowProductTabs = (): RouteObject[] => [
  {
    path: productPaths.origins(':id'),
    lazy: {
      Component: async () => (await withWords(import('./origins/origins-tab.tsx'), ...ORIGIN_WORDS)).OriginsTab,
    },
  },
  {
    path: productPaths.quantities(':id'),
    lazy: {
      Component: async () =>
        (await withWords(import('./map/product-quantities.tsx'), ...WORDS, 'factory')).ProductQuantities,
    },
  },
];

/** Returns the routes outside those tabs. */
export const flowRoutes = (): RouteObject[] => [
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
