import { createBrowserRouter } from 'react-router';
import { whenSessionIsLost } from '../kit/session/loss.ts';
import { watchOtherTabs } from '../kit/session/storage.ts';
import { createRoutes } from './routes.tsx';
import { createSessionEnd } from './session-end.ts';

export const startRouter = () => {
  const router = createBrowserRouter(createRoutes());
  const { leave, leaveForGood, startOver } = createSessionEnd(router);
  whenSessionIsLost(leave);
  watchOtherTabs({ onEnd: leaveForGood, onReplaced: startOver });
  return router;
};
