import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';
import { certificateRoutes } from './certificates/certificate.routes.tsx';
import { factoryPageRoutes } from './record/record.routes.tsx';

export const factoryRoutes = (): RouteObject[] => [
  {
    path: factoryPaths.list(),
    // The page itself loads another filter or page and shows the previous rows until then.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: {
      loader: async () => (await import('./list/loaders.ts')).loadFactoryList,
      Component: async () => (await withWords(import('./list/list-page.tsx'), 'factory', 'import')).FactoryListPage,
    },
  },
  {
    path: `${factoryPaths.register()}/:section?`,
    // A section is another view of the same form.
    shouldRevalidate: () => false,
    lazy: {
      loader: async () => (await import('./list/loaders.ts')).loadFactoryRegister,
      Component: async () =>
        (await withWords(import('./form/register-page.tsx'), 'factory', 'ui', 'unit', 'company', 'codes'))
          .FactoryRegisterPage,
    },
  },
  ...factoryPageRoutes(),
  ...certificateRoutes(),
];
