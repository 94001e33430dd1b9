import { type DataRouter, matchRoutes } from 'react-router';
import { accountPaths } from '../account/account.paths.ts';
import { forgetReturnPath, rememberReturnPath } from '../kit/session/return-path.ts';
import { GATED_ROUTES } from './routes.tsx';

type LeavingRouter = Pick<DataRouter, 'state' | 'routes' | 'navigate' | 'revalidate'>;

/** What happens on screen when the session ends while somebody is at work. */
export const createSessionEnd = (router: LeavingRouter) => {
  let leaving: Promise<void> | undefined;

  const go = async (remember: (path: string) => void) => {
    // Where the user is going counts for more than where they stand.
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    const isGated = matchRoutes(router.routes, pathname)?.some(({ route }) => GATED_ROUTES.includes(route.id ?? ''));
    if (!isGated) return;
    remember(pathname + search + hash);
    await router.navigate(accountPaths.signIn(), { replace: true });
  };

  /** Ten refused calls make one departure. */
  const once = (remember: (path: string) => void) => {
    leaving ??= go(remember).finally(() => {
      leaving = undefined;
    });
    return leaving;
  };

  return {
    /** The server no longer knows the session: to sign-in, and back here afterwards. */
    leave: () => once(rememberReturnPath),
    /** Signed out in another tab: nothing is kept to come back to. */
    leaveForGood: () => once(forgetReturnPath),
    /** Somebody signed in in another tab: what is on screen may be another person's. */
    startOver: () => router.revalidate(),
  };
};
