import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

export const importRoutes = (): RouteObject[] => [
  {
    path: importPaths.start(),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadImports,
      Component: async () => (await withWords(import('./import-page.tsx'), 'import', 'ui')).ImportPage,
    },
  },
  {
    path: importPaths.run(':id'),
    lazy: {
      loader: async () => (await import('./loaders.ts')).loadImport,
      Component: async () => (await withWords(import('./run-page.tsx'), 'import', 'ui')).ImportRunPage,
    },
  },
];
