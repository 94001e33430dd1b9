import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Page } from '../../kit/ui/page/page.tsx';

const TABS = ['log', 'accesses', 'months'] as const;

/** Shows the operations, the accesses, and whether the accesses were reviewed. */
export const AuditPage = () => {
  const { t } = useTranslation('audit');
  const tabs = TABS.map((tab) => ({ to: auditPaths[tab](), label: t(`tab.${tab}`), isEnd: tab === 'log' }));
  return (
    <Page title={t('title')} tabs={tabs}>
      <Outlet />
    </Page>
  );
};
