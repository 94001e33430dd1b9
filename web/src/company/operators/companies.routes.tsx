import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

export const operatorCompaniesRoutes = (): RouteObject[] => [
  {
    path: operatorPaths.companies(),
    lazy: { Component: async () => (await withWords(import('./list-page.tsx'), 'ui')).CompanyListPage },
  },
  {
    path: operatorPaths.company(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadCompany,
      Component: async () => (await withWords(import('./company-page.tsx'), 'ui')).CompanyPage,
    },
  },
];
