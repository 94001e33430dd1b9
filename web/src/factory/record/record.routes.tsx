import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');

export const factoryPageRoutes = (): RouteObject[] => [
  {
    path: factoryPaths.detail(':id'),
    lazy: {
      loader: async () => (await loaders()).loadFactory,
      Component: async () =>
        (await withWords(import('./record-page.tsx'), 'factory', 'ui', 'unit', 'document', 'codes')).FactoryPage,
    },
    children: [
      {
        index: true,
        lazy: {
          loader: async () => (await loaders()).loadProfile,
          Component: async () => (await import('./profile-tab.tsx')).ProfileTab,
        },
      },
      {
        path: 'operation',
        lazy: { Component: async () => (await import('./operation-tab.tsx')).OperationTab },
      },
      {
        path: 'certificates',
        lazy: {
          Component: async () => (await withWords(import('./certificates-tab.tsx'), 'certificate')).CertificatesTab,
        },
      },
      {
        path: 'contacts',
        lazy: { Component: async () => (await import('./contacts-tab.tsx')).ContactsTab },
      },
      {
        path: 'history',
        lazy: {
          loader: async () => (await loaders()).loadHistory,
          Component: async () => (await import('./history-tab.tsx')).HistoryTab,
        },
      },
    ],
  },
  {
    path: factoryPagePaths.edit(':id'),
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
