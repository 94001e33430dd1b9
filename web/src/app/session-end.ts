import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { type DataRouter, matchRoutes } from 'react-router';
import { forgetReturnPath, rememberReturnPath } from '../kit/session/return-path.ts';

/** Ids of the routes around all pages that need a session. */
export const GATED_ROUTES = ['main', 'admin'];

type LeavingRouter = Pick<DataRouter, 'state' | 'routes' | 'navigate' | 'revalidate'>;

/** Handles the end of a session while the user works. */
export const createSessionEnd = (router: LeavingRouter) => {
  let leaving: Promise<void> | undefined;

  const go = async (remember: (path: string) => void) => {
    // The page that the user is going to matters more than the current one.
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    const isGated = matchRoutes(router.routes, pathname)?.some(({ route }) => GATED_ROUTES.includes(route.id ?? ''));
    if (!isGated) return;
    remember(pathname + search + hash);
    await router.navigate(accountPaths.signIn(), { replace: true });
  };

  /** Merges ten refused calls into one departure. */
  const once = (remember: (path: string) => void) => {
    leaving ??= go(remember).finally(() => {
      leaving = undefined;
    });
    return leaving;
  };

  return {
    /** The server no longer knows the session: go to sign-in, and return here afterwards. */
    leave: () => once(rememberReturnPath),
    /** The user signed out in another tab: no page is remembered. */
    leaveForGood: () => once(forgetReturnPath),
    /** Somebody signed in in another tab: the data on screen may belong to another person. */
    startOver: () => router.revalidate(),
  };
};
