import { PAGE_SIZE } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Info, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useSearchParams } from 'react-router';
import { Button } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { startState } from '../../kit/ui/table/table-state.ts';
import { outboxInput, outboxSearchOf } from './address.ts';
import styles from './outbox.module.css';
import { outboxQueries } from './outbox.queries.ts';
import { OutboxFilters } from './outbox-filters.tsx';
import { useOutboxColumns } from './use-columns.tsx';

/** Lists every mail that the portal has written and its state. */
export const OutboxPage = () => {
  const { t } = useTranslation('outbox');
  const [search] = useSearchParams();
  const input = outboxInput(search);
  const { data, isFetching, isError, refetch } = useQuery(outboxQueries.list(input));
  const columns = useOutboxColumns();
  const [hidden, setHidden] = useState<string[]>([]);
  const { page, size: _, ...filter } = input;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const refresh = (
    <Button onClick={() => refetch()} isPending={isFetching}>
      <RefreshCw size={16} aria-hidden />
      {t('refresh')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t('lead')} action={refresh}>
      {data?.hasMailServer === false && (
        <p className={styles.hint}>
          <Info size={20} aria-hidden />
          <span>
            {t('noServer')} <Link to={operatorPaths.setting('setup')}>{t('toSetup')}</Link>
          </span>
        </p>
      )}
      <OutboxFilters kinds={data?.kinds ?? []} />
      <DataTable
        label={t('table')}
        columns={columns}
        rows={data?.rows ?? []}
        total={data?.total ?? 0}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        hrefOf={({ id }) => outboxPaths.mail(id, outboxSearchOf(search).toString())}
        state={startState({ page, pageSize: PAGE_SIZE, hidden })}
        onChange={(state) => setHidden(state.hidden)}
        isPending={isFetching}
        isFailed={isError && !data}
        onRetry={refetch}
        pageHrefOf={(to) => `${outboxPaths.list()}?${outboxSearchOf(search, to)}`}
        empty={<OutboxEmpty isFiltered={isFiltered} />}
      />
      <Outlet />
    </Page>
  );
};

const OutboxEmpty = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation('outbox');
  const words = isFiltered ? 'noResults' : 'empty';
  return <EmptyState heading="p" title={t(`${words}.title`)} text={t(`${words}.text`)} />;
};
