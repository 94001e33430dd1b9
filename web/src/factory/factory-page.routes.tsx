import type { RouteObject } from 'react-router';
import { withWords } from '../kit/language/i18n.ts';

const loaders = () => import('./factory-page.loaders.ts');

/** One factory; its parts are tabs, each with an address. */
export const factoryPageRoutes = (): RouteObject[] => [
  {
    path: '/factory/:id',
    lazy: {
      loader: async () => (await loaders()).loadFactory,
      Component: async () =>
        (await withWords(import('./page/factory-page.tsx'), 'factory', 'ui', 'unit', 'document', 'codes')).FactoryPage,
    },
    children: [
      {
        index: true,
        lazy: {
          loader: async () => (await loaders()).loadProfile,
          Component: async () => (await import('./page/profile-tab.tsx')).ProfileTab,
        },
      },
      {
        path: 'operation',
        lazy: { Component: async () => (await import('./page/operation-tab.tsx')).OperationTab },
      },
      {
        path: 'certificates',
        lazy: {
          Component: async () =>
            (await withWords(import('./page/certificates-tab.tsx'), 'certificate')).CertificatesTab,
        },
      },
      {
        path: 'contacts',
        lazy: { Component: async () => (await import('./page/contacts-tab.tsx')).ContactsTab },
      },
      {
        path: 'history',
        lazy: {
          loader: async () => (await loaders()).loadHistory,
          Component: async () => (await import('./page/history-tab.tsx')).HistoryTab,
        },
      },
    ],
  },
  {
    path: '/factory/:id/edit',
    lazy: {
      loader: async () => (await loaders()).loadFactoryEdit,
      Component: async () =>
        (
          await withWords(
            import('./form/factory-edit-page.tsx'),
            'factory',
            'ui',
            'unit',
            'document',
            'company',
            'codes',
          )
        ).FactoryEditPage,
    },
  },
  {
    path: '/factory/:id/record',
    lazy: {
      loader: async () => (await loaders()).loadFactory,
      Component: async () => (await withWords(import('./untp/record-page.tsx'), 'codes', 'factory')).RecordPage,
    },
  },
  {
    path: '/factory/:id/print',
    lazy: {
      loader: async () => (await loaders()).loadPrint,
      Component: async () =>
        (await withWords(import('./page/print-page.tsx'), 'factory', 'ui', 'unit', 'certificate')).PrintPage,
    },
  },
];
