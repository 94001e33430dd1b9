import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useParams } from 'react-router';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { factoryPaths } from '../factory.paths.ts';
import { FACTORY_PARTS, factoryPagePaths } from '../factory-page.paths.ts';
import { factoryPageQueries } from '../factory-page.queries.ts';
import { FactoryHead } from './factory-head.tsx';
import styles from './factory-page.module.css';
import { StillTrue } from './still-true.tsx';

/** One factory in parts, each with an address. */
export const FactoryPage = () => {
  const { t } = useTranslation('factory');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const tabs = FACTORY_PARTS.map((part) => ({
    to: factoryPagePaths.part(id, part),
    label: t(`tab.${part}`),
    isEnd: part === 'profile',
  }));
  const open = tabs.find(({ to }) => to === pathname);
  return (
    <div className={styles.page}>
      <PageTitle>{open ? `${open.label} · ${factory.name}` : factory.name}</PageTitle>
      <Breadcrumb places={[{ label: t('title'), to: factoryPaths.list() }]} current={factory.name} />
      <StillTrue factory={factory} />
      <FactoryHead factory={factory} />
      <TabLinks label={t('tabs')} tabs={tabs} />
      <Outlet context={factory} />
    </div>
  );
};
