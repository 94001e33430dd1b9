import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');

/** Returns the routes inside the tabs of the supply chain. */
export const templateTabs = (): RouteObject[] => [
  {
    path: reviewPaths.templates(),
    lazy: {
      Component: async () =>
        (await withWords(import('./list-page.tsx'), 'questionnaire', 'declaration', 'tier', 'ui')).TemplateListPage,
    },
  },
];

/** Returns the routes outside those tabs. */
export const templateRoutes = (): RouteObject[] => [
  {
    path: reviewPaths.template(':id'),
    // A change of the tab needs no new data.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: {
      loader: async () => (await loaders()).loadTemplate,
      Component: async () =>
        (await withWords(import('./template-page.tsx'), 'questionnaire', 'declaration', 'unit', 'ui')).TemplatePage,
    },
  },
];
