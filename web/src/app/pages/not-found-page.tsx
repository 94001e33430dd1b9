import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <Notice heading="h1" icon={Compass} title={t('notFound.title')} text={t('notFound.text')}>
        <LinkButton look="solid" to={dashboardPaths.home()}>
          {t('toHome')}
        </LinkButton>
      </Notice>
    </>
  );
};
