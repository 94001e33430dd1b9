import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const loaders = () => import('./loaders.ts');
const formPages = () => withWords(import('./form/pages.tsx'), 'certificate', 'ui');

export const certificateRoutes = (): RouteObject[] => [
  {
    path: certificatePaths.list(),
    lazy: {
      loader: async () => (await loaders()).loadCertificateList,
      Component: async () => (await withWords(import('./list-page.tsx'), 'certificate', 'ui')).CertificateListPage,
    },
  },
  {
    path: certificatePaths.add(),
    lazy: {
      loader: async () => (await loaders()).loadCertificateAdd,
      Component: async () => (await formPages()).CertificateAddPage,
    },
  },
  {
    path: certificatePaths.one(),
    lazy: {
      loader: async () => (await loaders()).loadCertificate,
      Component: async () =>
        (await withWords(import('./certificate-page.tsx'), 'certificate', 'document', 'ui')).CertificatePage,
    },
  },
  {
    path: certificatePaths.edit(),
    lazy: {
      loader: async () => (await loaders()).loadCertificateEdit,
      Component: async () => (await formPages()).CertificateEditPage,
    },
  },
  {
    path: certificatePaths.renew(),
    lazy: {
      loader: async () => (await loaders()).loadCertificateRenew,
      Component: async () => (await formPages()).CertificateRenewPage,
    },
  },
];
