import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { signInRoute } from '../account/sign-in/sign-in.routes.ts';
import { PublicFrame } from './frame/public-frame.tsx';
import { FramedErrorPage } from './pages/framed-error-page.tsx';
import { Root, RootLoading } from './root.tsx';

export const ROOT_ROUTE = 'root';

/** Returns the route around all pages. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: ROOT_ROUTE,
  Component: Root,
  HydrateFallback: RootLoading,
  ErrorBoundary: FramedErrorPage,
  children,
});

/** Returns the sign-in page in its frame: what a first visit needs, and the build paints. */
export const signInPages = (): RouteObject => ({ element: <PublicFrame isEntry />, children: [signInRoute()] });

/** Returns one page for all addresses, which says that the other pages have not arrived. Its links load the whole program. */
export const failedRoutes = (error: unknown): RouteObject[] => {
  let isShown = false;
  const loader = ({ request }: LoaderFunctionArgs) => {
    if (isShown) window.location.assign(request.url);
    isShown = true;
    throw error;
  };
  return [rootRoute([{ path: '*', loader, element: null }])];
};
