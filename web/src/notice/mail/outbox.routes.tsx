import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';
import { outboxPaths } from './outbox.paths.ts';

/** Children of the operator's area. No loader: it would ask before it is known whether an operator is asking. */
export const outboxRoutes = (): RouteObject[] => [
  {
    path: outboxPaths.list(),
    lazy: {
      Component: async () => (await withWords(import('./outbox-page.tsx'), 'outbox', 'ui')).OutboxPage,
    },
    children: [
      {
        path: ':id',
        lazy: { Component: async () => (await import('./panel.tsx')).MailPanel },
      },
    ],
  },
];
