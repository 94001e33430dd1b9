import { type ComponentProps, StrictMode, useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

type Router = ComponentProps<typeof RouterProvider>['router'];

/** `onShown` is called when the page reacts to the user. */
export const App = ({ router, onShown }: { router: Router; onShown?: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is called once
  useEffect(() => onShown?.(), []);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
};

/** Waits until the page of the first address can be drawn without a skeleton. */
export const untilDrawable = (router: Pick<DataRouter, 'state' | 'subscribe'>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
