import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';
import { auditPaths } from './audit.paths.ts';

const words = ['audit', 'ui'] as const;

/** Under the operator's layout. */
export const auditRoutes = (): RouteObject[] => [
  {
    path: auditPaths.log(),
    lazy: { Component: async () => (await withWords(import('./audit-page.tsx'), ...words)).AuditPage },
    children: [
      {
        index: true,
        lazy: {
          loader: async () => (await import('./audit.loaders.ts')).loadAuditLog,
          Component: async () => (await withWords(import('./audit-log-tab.tsx'), ...words)).AuditLogTab,
        },
      },
      {
        path: auditPaths.accesses(),
        lazy: {
          loader: async () => (await import('./audit.loaders.ts')).loadAccesses,
          Component: async () => (await withWords(import('./accesses-tab.tsx'), ...words)).AccessesTab,
        },
      },
      {
        path: auditPaths.months(),
        lazy: {
          loader: async () => (await import('./audit.loaders.ts')).loadAccessMonth,
          Component: async () => (await withWords(import('./access-month-tab.tsx'), ...words)).AccessMonthTab,
        },
      },
    ],
  },
];
