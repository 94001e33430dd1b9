import type { RouteObject } from 'react-router';
import { operatorPaths } from '../../company/operator/operator.paths.ts';
import { withWords } from '../../kit/language/i18n.ts';

export const operatorUsersRoutes = (): RouteObject[] => [
  {
    path: operatorPaths.users(),
    lazy: {
      loader: async () => (await import('./operator.loaders.ts')).loadUsers,
      Component: async () => (await withWords(import('./user-list-page.tsx'), 'ui', 'auth')).UserListPage,
    },
  },
  {
    path: operatorPaths.user(),
    lazy: {
      loader: async () => (await import('./operator.loaders.ts')).loadUser,
      Component: async () => (await withWords(import('./user-page.tsx'), 'ui', 'audit')).UserPage,
    },
  },
];
