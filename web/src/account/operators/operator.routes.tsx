import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

export const operatorUsersRoutes = (): RouteObject[] => [
  {
    path: operatorPaths.users(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadUsers,
      Component: async () => (await withWords(import('./users/list-page.tsx'), 'ui', 'auth')).UserListPage,
    },
  },
  {
    path: operatorPaths.user(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadUser,
      Component: async () => (await withWords(import('./users/user-page.tsx'), 'ui', 'audit')).UserPage,
    },
  },
];
