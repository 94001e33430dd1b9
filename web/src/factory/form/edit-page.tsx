import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { factoryPageQueries } from '../record/record.queries.ts';
import { FactoryEditForm } from './edit-form.tsx';

export const FactoryEditPage = () => {
  const { t } = useTranslation('factory');
  const { id = '' } = useParams();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const places = [
    { label: t('title'), to: factoryPaths.list() },
    { label: factory.name, to: factoryPagePaths.part(id, 'profile') },
  ];
  return (
    <RecordPage>
      <Breadcrumb places={places} current={t('edit')} />
      <Page title={t('edit')} partTitle={t('editOf', { name: factory.name })}>
        <FactoryEditForm key={id} factory={factory} />
      </Page>
    </RecordPage>
  );
};
