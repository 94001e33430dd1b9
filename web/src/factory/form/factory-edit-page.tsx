import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { factoryPaths } from '../factory.paths.ts';
import { factoryPagePaths } from '../factory-page.paths.ts';
import { factoryPageQueries } from '../factory-page.queries.ts';
import styles from '../page/factory-page.module.css';
import { FactoryEditForm } from './factory-edit-form.tsx';

export const FactoryEditPage = () => {
  const { t } = useTranslation('factory');
  const { id = '' } = useParams();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const places = [
    { label: t('title'), to: factoryPaths.list() },
    { label: factory.name, to: factoryPagePaths.part(id, 'profile') },
  ];
  return (
    <div className={styles.page}>
      <Breadcrumb places={places} current={t('edit')} />
      <Page title={t('edit')} partTitle={t('editOf', { name: factory.name })}>
        <FactoryEditForm key={id} factory={factory} />
      </Page>
    </div>
  );
};
