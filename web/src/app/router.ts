import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router';
import { whenSessionIsLost } from '../kit/session/loss.ts';
import { watchOtherTabs } from '../kit/session/storage.ts';
import { failedRoutes, ROOT_ROUTE, rootRoute, signInPages } from './first-routes.tsx';
import { createSessionEnd, GATED_ROUTES } from './session-end.ts';

const loadRoutes = () => import('./routes.tsx');

export const startRouter = async () => {
  const router = window.location.pathname === accountPaths.signIn() ? startAtSignIn() : await startAnywhere();
  const { leave, leaveForGood, startOver } = createSessionEnd(router);
  whenSessionIsLost(leave);
  watchOtherTabs({ onEnd: leaveForGood, onReplaced: startOver });
  prefetchBehindGate(router);
  return router;
};

const startAnywhere = async () => createBrowserRouter(await loadRoutes().then(createAll, failedRoutes));

const createAll = ({ createRoutes }: Awaited<ReturnType<typeof loadRoutes>>) => createRoutes();

/** Starts without the table of all other pages: they are loaded when the user does something or goes there. */
const startAtSignIn = () => {
  // A failed load is tried again when the user goes there.
  const preload = () => void loadRoutes().catch(() => {});
  for (const wish of ['focusin', 'pointerdown']) document.addEventListener(wish, preload, { once: true });
  return createBrowserRouter([rootRoute([signInPages()])], { patchRoutesOnNavigation: addOtherRoutes() });
};

const addOtherRoutes = (): PatchRoutesOnNavigationFunction => {
  let isWhole = false;
  return async ({ patch, signal }) => {
    if (isWhole) return;
    const { otherRoutes } = await loadRoutes();
    // The router takes no routes from a navigation that another one has replaced.
    if (isWhole || signal.aborted) return;
    isWhole = true;
    patch(ROOT_ROUTE, otherRoutes());
  };
};

/** Loads the listener with the first page behind the gate: the first load of sign-in does without it. */
const prefetchBehindGate = (router: ReturnType<typeof createBrowserRouter>) => {
  const stop = router.subscribe(async ({ matches }) => {
    if (!matches.some(({ route }) => GATED_ROUTES.includes(route.id))) return;
    stop();
    (await import('./prefetch.ts')).startPrefetch(router);
  });
};
