import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');

/** Parts of a factory that had pages of their own before the record had all of them. */
const FORMER_PARTS = ['operation', 'certificates', 'contacts'];

export const factoryPageRoutes = (): RouteObject[] => [
  {
    path: factoryPaths.detail(':id'),
    lazy: {
      loader: async () => (await loaders()).loadRecord,
      Component: async () =>
        (await withWords(import('./record-page.tsx'), 'factory', 'ui', 'unit', 'document', 'codes', 'certificate'))
          .FactoryPage,
    },
  },
  {
    path: factoryPagePaths.history(':id'),
    lazy: {
      loader: async () => (await loaders()).loadHistory,
      Component: async () =>
        (await withWords(import('./history-page.tsx'), 'factory', 'ui', 'unit')).FactoryHistoryPage,
    },
  },
  ...FORMER_PARTS.map((part) => ({
    path: `${factoryPaths.detail(':id')}/${part}`,
    lazy: { loader: async () => (await loaders()).leadToRecord },
  })),
  {
    path: `${factoryPagePaths.edit(':id')}/:section?`,
    // A section is another view of the same form: it must not be read again, nor wait.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
    lazy: {
      loader: async () => (await loaders()).loadFactoryEdit,
      Component: async () =>
        (await withWords(import('../form/edit-page.tsx'), 'factory', 'ui', 'unit', 'document', 'company', 'codes'))
          .FactoryEditPage,
    },
  },
  {
    path: factoryPagePaths.record(':id'),
    lazy: {
      loader: async () => (await loaders()).loadFactory,
      Component: async () =>
        (await withWords(import('../facility-record/facility-record-page.tsx'), 'codes', 'factory')).RecordPage,
    },
  },
  {
    path: factoryPagePaths.print(':id'),
    lazy: {
      loader: async () => (await loaders()).loadPrint,
      Component: async () =>
        (await withWords(import('./print-page.tsx'), 'factory', 'ui', 'unit', 'certificate')).PrintPage,
    },
  },
];
