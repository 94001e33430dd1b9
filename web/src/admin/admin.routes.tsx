import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

/** Returns the first page and the settings of the operator's area. Its layout loads their words. */
export const adminRoutes = (): RouteObject[] => [
  {
    index: true,
    lazy: {
      loader: async () => (await import('./overview-loaders.ts')).loadOverview,
      Component: async () => (await withWords(import('./overview-page.tsx'), 'audit', 'dashboard')).OverviewPage,
    },
  },
  {
    path: operatorPaths.settings(),
    lazy: { Component: async () => (await withWords(import('./settings-page.tsx'), 'ui')).SettingsPage },
    children: [
      {
        index: true,
        lazy: {
          loader: async () => (await import('../account/operators/loaders.ts')).loadTerms,
          Component: async () => (await import('../account/operators/terms-section.tsx')).TermsSection,
        },
      },
      {
        path: operatorPaths.setting('setup'),
        lazy: {
          loader: async () => (await import('./setup/loaders.ts')).loadSetupPage,
          Component: async () => (await withWords(import('./setup/section.tsx'), 'setup', 'codes', 'ui')).SetupSection,
        },
      },
      {
        path: operatorPaths.setting('limits'),
        lazy: {
          loader: async () => (await import('../account/operators/loaders.ts')).loadLimits,
          Component: async () => (await import('../account/operators/limits-section.tsx')).LimitsSection,
        },
      },
      {
        path: operatorPaths.setting('standards'),
        lazy: {
          loader: async () => (await import('../factory/standards/standards.queries.ts')).loadStandards,
          Component: async () => (await import('../factory/standards/section.tsx')).StandardsSection,
        },
      },
      {
        path: operatorPaths.setting('codes'),
        lazy: {
          loader: async () => (await import('../factory/codes/codes.queries.ts')).loadCodeLists,
          Component: async () =>
            (await withWords(import('../factory/codes/lists-section.tsx'), 'codes', 'unit')).CodeListsSection,
        },
      },
      {
        path: operatorPaths.setting('risks'),
        lazy: {
          loader: async () => (await import('../risk/risk.queries.ts')).loadRiskEntries,
          Component: async () => (await import('../risk/risk-section.tsx')).RiskSection,
        },
      },
    ],
  },
];
