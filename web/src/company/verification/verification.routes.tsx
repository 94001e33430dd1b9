import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

export const ownVerificationRoutes = (): RouteObject[] => [
  {
    path: companyPaths.verification(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadOwnVerification,
      Component: async () =>
        (await withWords(import('./applicant/applicant-page.tsx'), 'verification', 'company', 'signup', 'auth', 'ui'))
          .VerificationPage,
    },
  },
];

/** Pages inside the operators' layout. */
export const caseRoutes = (): RouteObject[] => [
  {
    path: operatorPaths.verification(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadCases,
      Component: async () => (await withWords(import('./desk/case-list-page.tsx'), 'verification', 'ui')).CaseListPage,
    },
  },
  {
    path: operatorPaths.case(':id'),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadCase,
      Component: async () =>
        (await withWords(import('./desk/case-page.tsx'), 'verification', 'document', 'ui')).CasePage,
    },
  },
];
