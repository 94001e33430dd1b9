import { PAGE_SIZE } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../kit/ui/button.tsx';
import { Page } from '../kit/ui/page.tsx';
import { Pager } from '../kit/ui/pager.tsx';
import { factoryListInput, factoryPaths } from './factory.paths.ts';
import { factoryQueries } from './factory.queries.ts';
import { FactoryEmpty } from './factory-empty.tsx';
import { FactoryTable } from './factory-table.tsx';

export const FactoryListPage = () => {
  const { t } = useTranslation('factory');
  const [search] = useSearchParams();
  const { page } = factoryListInput(search);
  const { rows, total, can } = useSuspenseQuery(factoryQueries.list({ page })).data;
  const registerLink = can.register && (
    <LinkButton look="solid" to={factoryPaths.register()}>
      <Plus size={16} aria-hidden />
      {t('register')}
    </LinkButton>
  );

  if (rows.length === 0) {
    return (
      <Page title={t('title')}>
        <FactoryEmpty isPastTheEnd={total > 0}>{registerLink}</FactoryEmpty>
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t('count', { count: total })} action={registerLink}>
      <FactoryTable factories={rows} />
      <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefOf={factoryPaths.list} />
    </Page>
  );
};
