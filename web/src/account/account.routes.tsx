import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

/**
 * Pages that a link in a mail or on the console opens. The link is used once, when the page opens, so nothing is loaded
 * again.
 */
const linkRoutes = (): RouteObject[] => [
  {
    path: accountPaths.reset(),
    shouldRevalidate: () => false,
    lazy: {
      loader: async () => (await import('./recovery/loaders.ts')).loadReset,
      Component: async () => (await withWords(import('./recovery/reset-page.tsx'), 'auth', 'recovery')).ResetPage,
    },
  },
  {
    path: accountPaths.confirm(),
    shouldRevalidate: () => false,
    lazy: {
      loader: async () => (await import('./recovery/loaders.ts')).loadConfirm,
      Component: async () => (await withWords(import('./recovery/confirm-page.tsx'), 'recovery')).ConfirmPage,
    },
  },
  {
    path: accountPaths.firstAdmin(),
    lazy: {
      Component: async () =>
        (await withWords(import('./operators/first-admin-page.tsx'), 'auth', 'recovery')).FirstAdminPage,
    },
  },
  {
    path: accountPaths.adminInvite(),
    shouldRevalidate: () => false,
    lazy: {
      loader: async () => (await import('./operators/admin-invite-loaders.ts')).loadAdminInvite,
      Component: async () =>
        (await withWords(import('./operators/admin-invite-page.tsx'), 'auth', 'recovery', 'account', 'admin'))
          .AdminInvitePage,
    },
  },
];

/** Pages that need no session. Sign-in is apart, because it comes first. */
export const entryRoutes = (): RouteObject[] => [
  {
    lazy: { Component: async () => (await withWords(import('./auth-layout.tsx'), 'auth')).AuthLayout },
    children: [
      {
        path: accountPaths.signUp(),
        lazy: {
          Component: async () =>
            (await withWords(import('./sign-up/sign-up-page.tsx'), 'auth', 'signup', 'ui')).SignUpPage,
        },
      },
      {
        path: accountPaths.signUpAbroad(),
        lazy: {
          Component: async () =>
            (await withWords(import('./sign-up/abroad/abroad-page.tsx'), 'auth', 'signup', 'ui')).SignUpAbroadPage,
        },
      },
      {
        lazy: {
          Component: async () =>
            (await withWords(import('./recovery/find-account-page.tsx'), 'auth', 'recovery', 'ui')).FindAccountPage,
        },
        // One page for both addresses: it stays mounted while the address changes between them (S2.6).
        children: [{ path: accountPaths.findEmail() }, { path: accountPaths.findPassword() }],
      },
    ],
  },
  ...linkRoutes(),
];

export const accountRoutes = (): RouteObject[] => [
  {
    path: accountPaths.profile(),
    lazy: {
      loader: async () => (await import('./profile/loaders.ts')).loadProfile,
      Component: async () =>
        (await withWords(import('./profile/profile-page.tsx'), 'account', 'auth', 'recovery', 'ui')).ProfilePage,
    },
  },
];
