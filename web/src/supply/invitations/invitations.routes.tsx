import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

export const invitationRoutes = (): RouteObject[] => [
  {
    path: invitationPaths.list(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadInvitations,
      Component: async () => (await withWords(import('./list-page.tsx'), 'supplyInvite', 'auth', 'ui')).InvitationsPage,
    },
  },
];

/** Returns the route of colleagues' and suppliers' invitations. The prefix of the token tells them apart. */
export const inviteRoute = (): RouteObject => ({
  path: accountPaths.invite(),
  shouldRevalidate: () => false,
  lazy: {
    loader: async () => (await import('./answer/loaders.ts')).loadAnyInvitation,
    Component: async () =>
      (
        await withWords(
          import('./answer/any-invite-page.tsx'),
          ...(['supplyInvite', 'company', 'auth', 'signup', 'recovery', 'ui'] as const),
        )
      ).AnyInvitePage,
  },
});
