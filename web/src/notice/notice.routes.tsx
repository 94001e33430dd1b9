import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

export const noticeRoutes = (): RouteObject[] => [
  {
    path: noticePaths.list(),
    lazy: {
      loader: async () => (await import('./inbox/loaders.ts')).loadNoticeList,
      Component: async () => (await withWords(import('./inbox/list-page.tsx'), 'notice', 'ui')).NoticeListPage,
    },
  },
  {
    path: noticePaths.settings(),
    lazy: {
      loader: async () => (await import('./inbox/loaders.ts')).loadNoticeSettings,
      Component: async () => (await withWords(import('./inbox/settings-page.tsx'), 'notice')).NoticeSettingsPage,
    },
  },
];
