import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { FACTORY_PARTS, factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { StillTrue } from './confirmation.tsx';
import { FactoryHead } from './head.tsx';
import { factoryPageQueries } from './record.queries.ts';

/** Shows one factory in tabs, each with its own address. */
export const FactoryPage = () => {
  const { t } = useTranslation('factory');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const name = useNames().nameOf(factory);
  const tabs = FACTORY_PARTS.map((part) => ({
    to: factoryPagePaths.part(id, part),
    label: t(`tab.${part}`),
    isEnd: part === 'profile',
  }));
  const open = tabs.find(({ to }) => to === pathname);
  return (
    <RecordPage
      places={[{ label: t('title'), to: factoryPaths.list() }]}
      title={name}
      tabTitle={open ? `${open.label} · ${name}` : name}
    >
      <StillTrue factory={factory} />
      <FactoryHead factory={factory} />
      <TabLinks label={t('tabs')} tabs={tabs} />
      <Outlet context={factory} />
    </RecordPage>
  );
};
