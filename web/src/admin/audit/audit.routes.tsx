import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const words = ['audit', 'ui'] as const;

/** Returns the routes inside the operator's layout. */
export const auditRoutes = (): RouteObject[] => [
  {
    path: auditPaths.log(),
    lazy: { Component: async () => (await withWords(import('./audit-page.tsx'), ...words)).AuditPage },
    children: [
      {
        index: true,
        lazy: {
          loader: async () => (await import('./loaders.ts')).loadAuditLog,
          Component: async () => (await withWords(import('./list-tab.tsx'), ...words)).AuditLogTab,
        },
      },
      {
        path: auditPaths.accesses(),
        lazy: {
          loader: async () => (await import('./loaders.ts')).loadAccesses,
          Component: async () => (await withWords(import('../access/list-tab.tsx'), ...words)).AccessesTab,
        },
      },
      {
        path: auditPaths.months(),
        lazy: {
          loader: async () => (await import('./loaders.ts')).loadAccessMonth,
          Component: async () => (await withWords(import('../access/month-tab.tsx'), ...words)).AccessMonthTab,
        },
      },
    ],
  },
];
