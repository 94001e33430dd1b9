import { type RouteObject, replace } from 'react-router';
import { accountDoors, accountRoutes } from '../account/account.routes.tsx';
import { adminRoutes } from '../admin/admin.routes.tsx';
import { auditRoutes } from '../admin/audit/audit.routes.tsx';
import { companyRoutes } from '../company/company.routes.tsx';
import { caseRoutes, ownVerificationRoutes } from '../company/verification/verification.routes.tsx';
import { dashboardRoutes } from '../dashboard/dashboard.routes.tsx';
import { factoryRoutes } from '../factory/factory.routes.tsx';
import { importRoutes } from '../factory/import/import.routes.tsx';
import { flowCard, flowRoutes, flowTabs } from '../flow/flow.routes.tsx';
import { withWords } from '../kit/language/i18n.ts';
import { outboxRoutes } from '../notice/mail/outbox.routes.tsx';
import { noticeRoutes } from '../notice/notice.routes.tsx';
import { actionRoutes, actionTabs, adminActionRoutes, flagTask } from '../review/actions/action.routes.tsx';
import { reviewCard, reviewRoutes, reviewTabs } from '../review/review.routes.tsx';
import { adminReviewRoutes, checkDoor, reviewingRoutes, reviewingTabs } from '../review/reviewing/reviewing.routes.tsx';
import { templateRoutes, templateTabs } from '../review/templates/template.routes.tsx';
import { invitationRoutes, inviteDoor } from '../supply/invitations/invitations.routes.tsx';
import { linkRoutes } from '../supply/links/link.routes.tsx';
import { productRoutes } from '../supply/products/product.routes.tsx';
import { tierRoutes, tierTabs } from '../supply/supply.routes.tsx';
import { appPaths } from './app.paths.ts';
import { PublicFrame } from './frame/public-frame.tsx';
import { adminGate, gate, ownCache } from './gate.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { FramedErrorPage } from './pages/framed-error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Root, RootLoading } from './root.tsx';
import { showcaseRoutes } from './showcase/showcase.routes.ts';

const supplyChain = () => withWords(import('./pages/supply-chain-page.tsx'), 'shell');

const mainPages = (): RouteObject[] => [
  ...dashboardRoutes(),
  {
    path: appPaths.supplyChain(),
    lazy: { Component: async () => (await supplyChain()).SupplyChainPage },
    children: [
      ...tierTabs({ flow: flowCard, review: reviewCard }),
      ...flowTabs(),
      ...reviewTabs(),
      ...reviewingTabs(),
      ...actionTabs(),
      ...templateTabs(),
    ],
  },
  ...productRoutes(),
  ...linkRoutes(),
  ...tierRoutes({ flagTask }),
  ...flowRoutes(),
  ...reviewRoutes(),
  ...reviewingRoutes(),
  ...actionRoutes(),
  ...templateRoutes(),
  ...companyRoutes(),
  ...factoryRoutes(),
  ...importRoutes(),
  ...accountRoutes(),
  ...ownVerificationRoutes(),
  ...noticeRoutes(),
  ...invitationRoutes(),
];

/** Open to everybody; the not-found page stands here, outside the gate (S2.8). */
const publicPages = (): RouteObject[] => [
  ...accountDoors(),
  inviteDoor(),
  checkDoor(),
  {
    path: appPaths.privacy(),
    lazy: { Component: async () => (await withWords(import('./pages/privacy-page.tsx'), 'auth')).PrivacyPage },
  },
  ...showcaseRoutes(),
  { path: '*', Component: NotFoundPage },
];

export const GATED_ROUTES = ['main', 'admin'];

/** Made anew for each router: it crosses off what it has loaded. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    HydrateFallback: RootLoading,
    ErrorBoundary: FramedErrorPage,
    children: [
      {
        id: 'main',
        path: appPaths.home(),
        middleware: [gate, ownCache],
        lazy: {
          loader: async () => (await import('./session-loaders.ts')).loadSession,
          Component: async () =>
            (await withWords(import('./shell/main-layout.tsx'), 'shell', 'account', 'notice')).MainLayout,
        },
        children: [{ ErrorBoundary: ErrorPage, children: mainPages() }],
      },
      {
        id: 'admin',
        path: appPaths.admin(),
        middleware: [gate, ownCache, adminGate],
        ErrorBoundary: FramedErrorPage,
        lazy: {
          loader: async () => (await import('./session-loaders.ts')).loadSession,
          Component: async () =>
            (await withWords(import('./shell/admin-layout.tsx'), 'shell', 'account', 'admin', 'notice')).AdminLayout,
        },
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              ...adminRoutes(),
              ...caseRoutes(),
              ...adminReviewRoutes(),
              ...adminActionRoutes(),
              ...auditRoutes(),
              ...outboxRoutes(),
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      { path: '/supply', loader: () => replace(appPaths.supplyChain()), element: null },
      { Component: PublicFrame, children: publicPages() },
    ],
  },
];
