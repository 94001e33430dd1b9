import { useTranslation } from 'react-i18next';
import { Page } from '../kit/ui/page.tsx';
import { InWork } from './in-work.tsx';

export const DashboardPage = () => {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('nav.dashboard')}>
      <InWork />
    </Page>
  );
};
