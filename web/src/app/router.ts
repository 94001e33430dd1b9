import { createBrowserRouter } from 'react-router';
import { whenSessionIsLost } from '../kit/session/loss.ts';
import { watchOtherTabs } from '../kit/session/storage.ts';
import { createRoutes, GATED_ROUTES } from './routes.tsx';
import { createSessionEnd } from './session-end.ts';

export const startRouter = () => {
  const router = createBrowserRouter(createRoutes());
  const { leave, leaveForGood, startOver } = createSessionEnd(router);
  whenSessionIsLost(leave);
  watchOtherTabs({ onEnd: leaveForGood, onReplaced: startOver });
  prefetchBehindGate(router);
  return router;
};

/** Loads the listener with the first page behind the gate: the first load of sign-in does without it. */
const prefetchBehindGate = (router: ReturnType<typeof createBrowserRouter>) => {
  const stop = router.subscribe(async ({ matches }) => {
    if (!matches.some(({ route }) => GATED_ROUTES.includes(route.id))) return;
    stop();
    (await import('./prefetch.ts')).startPrefetch(router);
  });
};
