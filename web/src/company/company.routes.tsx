import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

export const companyRoutes = (): RouteObject[] => [
  {
    path: companyPaths.profile(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadCompany,
      Component: async () => (await withWords(import('./company-page.tsx'), 'company', 'ui')).CompanyPage,
    },
    children: [
      {
        index: true,
        lazy: { Component: async () => (await import('./profile/profile-page.tsx')).CompanyProfilePage },
      },
      {
        path: companyPaths.identity(),
        lazy: {
          loader: async () => (await import('./loaders.ts')).loadIdentity,
          Component: async () => (await import('./identity/identity-page.tsx')).IdentityPage,
        },
      },
      {
        path: companyPaths.members(),
        lazy: {
          loader: async () => (await import('./loaders.ts')).loadMembers,
          Component: async () => (await import('./members/members-page.tsx')).MembersPage,
        },
      },
    ],
  },
];
