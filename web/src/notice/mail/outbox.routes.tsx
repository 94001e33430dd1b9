import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

/** Pages inside the operators' layout. No loader: it would call the server before the role is known. */
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
