import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
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
    <RecordSubpage places={places} title={t('edit')} partTitle={t('editOf', { name: factory.name })}>
      <FactoryEditForm key={id} factory={factory} />
    </RecordSubpage>
  );
};
