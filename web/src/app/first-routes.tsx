import type { RouteObject } from 'react-router';
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
