import type { RouteObject } from 'react-router';
import { withWords } from '../kit/i18n/i18n.ts';
import { accountPaths } from './account.paths.ts';

const findAccountPage = () => withWords(import('./find-account-page.tsx'), 'auth');

/** Doors that open without a session. */
export const accountDoors = (): RouteObject[] => [
  {
    path: accountPaths.signIn(),
    lazy: { Component: async () => (await withWords(import('./sign-in-page.tsx'), 'auth')).SignInPage },
  },
  {
    lazy: { Component: async () => (await withWords(import('./auth-layout.tsx'), 'auth')).AuthLayout },
    children: [
      {
        path: accountPaths.signUp(),
        lazy: { Component: async () => (await withWords(import('./sign-up-page.tsx'), 'auth')).SignUpPage },
      },
      {
        path: accountPaths.findEmail(),
        lazy: { Component: async () => (await findAccountPage()).FindEmailPage },
      },
      {
        path: accountPaths.findPassword(),
        lazy: { Component: async () => (await findAccountPage()).FindPasswordPage },
      },
    ],
  },
];

export const accountRoutes = (): RouteObject[] => [
  {
    path: accountPaths.profile(),
    lazy: { Component: async () => (await withWords(import('./profile-page.tsx'), 'auth', 'shell')).ProfilePage },
  },
];
