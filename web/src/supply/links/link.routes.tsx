import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');

export const linkRoutes = (): RouteObject[] => [
  {
    path: linkPaths.list(),
    // The page itself reads another filter or page, and shows the old rows until then.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: {
      loader: async () => (await loaders()).loadLinkList,
      Component: async () =>
        (await withWords(import('./list-page.tsx'), 'link', 'product', 'factory', 'import', 'ui', 'unit')).LinkListPage,
    },
  },
  {
    path: linkPaths.proposal(),
    lazy: {
      loader: async () => (await loaders()).loadLinkPropose,
      Component: async () =>
        (
          await withWords(
            import('./proposal/propose-page.tsx'),
            'link',
            'product',
            'company',
            'codes',
            'ui',
            'unit',
            'factory',
          )
        ).ProposePage,
    },
  },
  {
    path: linkPaths.detail(':id'),
    lazy: {
      loader: async () => (await loaders()).loadLink,
      Component: async () =>
        (await withWords(import('./link-page.tsx'), 'link', 'product', 'company', 'codes', 'ui', 'unit', 'factory'))
          .LinkPage,
    },
  },
];
