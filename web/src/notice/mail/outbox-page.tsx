import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { Info, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { outboxAddress } from './address.ts';
import styles from './outbox.module.css';
import { outboxQueries } from './outbox.queries.ts';
import { useOutboxTools } from './outbox-filters.tsx';
import { useOutboxColumns } from './use-columns.tsx';

const useMails = () => useListed({ address: outboxAddress, query: outboxQueries.list, keepsSteps: true });
export type ListedMails = ReturnType<typeof useMails>;

/** Lists every mail that the portal has written and its state. */
export const OutboxPage = () => {
  const { t } = useTranslation('outbox');
  const listed = useMails();
  const { list, data, outcome, isFiltered } = listed;
  const columns = useOutboxColumns();
  const words = isFiltered ? 'noResults' : 'empty';
  const tools = useOutboxTools(listed);
  const refresh = (
    <IconButton
      look="outlined"
      size="medium"
      label={t('refresh')}
      onClick={outcome.onRetry}
      isPending={outcome.isPending}
    >
      <RefreshCw size={20} aria-hidden />
    </IconButton>
  );
  return (
    <Page title={t('title')}>
      {data?.hasMailServer === false && (
        <p className={styles.hint}>
          <Info size={20} aria-hidden />
          <span>
            {t('noServer')} <Link to={operatorPaths.setting('setup')}>{t('toSetup')}</Link>
          </span>
        </p>
      )}
      <ListTable
        listed={listed}
        label={t('table')}
        columns={columns}
        toolSet={{ ...tools, actions: refresh }}
        nameOf={({ subject }) => subject}
        hrefOf={({ id }) => outboxPaths.mail(id, outboxAddress.searchOf(list).toString())}
        hasPageSizes={false}
        none={
          <EmptyState heading="p" title={t(`${words}.title`)} text={t(`${words}.text`)}>
            {isFiltered && <Button onClick={listed.clearFilters}>{t('clear')}</Button>}
          </EmptyState>
        }
      />
      <Outlet />
    </Page>
  );
};
