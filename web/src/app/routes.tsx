import { appPaths } from '@ieum/contract/app.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { type RouteObject, replace } from 'react-router';
import { accountSlice } from '../account/slice.ts';
import { adminSlice } from '../admin/slice.ts';
import { companySlice } from '../company/slice.ts';
import { dashboardSlice } from '../dashboard/slice.ts';
import { factorySlice } from '../factory/slice.ts';
import { flowCard } from '../flow/flow.routes.tsx';
import { flowSlice } from '../flow/slice.ts';
import { withWords } from '../kit/language/i18n.ts';
import { routesOf } from '../kit/slice.ts';
import { noticeSlice } from '../notice/slice.ts';
import { flagTask } from '../review/actions/action.routes.tsx';
import { reviewCard } from '../review/review.routes.tsx';
import { reviewSlice } from '../review/slice.ts';
import { productHub } from '../supply/products/product.routes.tsx';
import { createSupplySlice } from '../supply/slice.ts';
import { rootRoute, signInPages } from './first-routes.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { adminGate, clearForeignCache, gate, waitABlink } from './gate.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { FramedErrorPage } from './pages/framed-error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { showcaseRoutes } from './showcase/showcase.routes.ts';

const SLICES = [
  noticeSlice,
  companySlice,
  accountSlice,
  factorySlice,
  createSupplySlice({ flow: flowCard, review: reviewCard, flagTask }),
  flowSlice,
  reviewSlice,
  dashboardSlice,
  adminSlice,
];

const mainPages = (): RouteObject[] => [
  { path: appPaths.supplyChain(), children: routesOf(SLICES, 'supplyChainTabs') },
  productHub(routesOf(SLICES, 'productTabs')),
  ...routesOf(SLICES, 'pages'),
];

/** Returns the public pages. The not-found page is one of them, outside the gate (S2.8). */
const publicPages = (): RouteObject[] => [
  ...routesOf(SLICES, 'publicPages'),
  {
    path: appPaths.privacy(),
    lazy: { Component: async () => (await withWords(import('./pages/privacy-page.tsx'), 'auth')).PrivacyPage },
  },
  ...showcaseRoutes(),
  { path: '*', Component: NotFoundPage },
];

/**
 * Creates the routes for one router. Each router needs its own, because it removes the `lazy` entries that it has
 * loaded.
 */
export const createRoutes = (): RouteObject[] => [rootRoute([signInPages(), ...otherRoutes()])];

/** Returns the routes of all pages but sign-in. */
export const otherRoutes = (): RouteObject[] => [
  {
    id: 'main',
    path: dashboardPaths.home(),
    middleware: [gate, clearForeignCache, waitABlink],
    lazy: {
      loader: async () => (await import('./session-loaders.ts')).loadSession,
      Component: async () => (await withWords(import('./shell/shell.tsx'), 'shell', 'account', 'notice')).Shell,
    },
    children: [{ ErrorBoundary: ErrorPage, children: mainPages() }],
  },
  {
    id: 'admin',
    path: operatorPaths.overview(),
    middleware: [gate, clearForeignCache, adminGate, waitABlink],
    ErrorBoundary: FramedErrorPage,
    lazy: {
      loader: async () => (await import('./session-loaders.ts')).loadSession,
      Component: async () =>
        (await withWords(import('./shell/shell.tsx'), 'shell', 'account', 'admin', 'notice')).Shell,
    },
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...routesOf(SLICES, 'operatorPages'), { path: '*', Component: NotFoundPage }],
      },
    ],
  },
  { path: '/supply', loader: () => replace(appPaths.supplyChain()), element: null },
  { element: <PublicFrame isEntry />, children: routesOf(SLICES, 'entryPages') },
  { Component: PublicFrame, children: publicPages() },
];
