import { ListTodo, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { RowList } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { reviewQueries } from '../review.queries.ts';
import { ReviewFrame } from '../review-frame.tsx';
import { type ActionList, actionAddress, askedOf } from './address.ts';
import { useActionTools } from './filters.tsx';
import { ActionRow } from './row.tsx';

/** Lists our tasks and those that we await from partners. */
export const ActionListPage = () => {
  const { t } = useTranslation('task');
  return (
    <ReviewFrame title={t('title')}>
      <ActionListPart />
    </ReviewFrame>
  );
};

const ActionListPart = () => {
  const { t } = useTranslation('task');
  const listed = useListed({ address: actionAddress, query: (list) => reviewQueries.actions(askedOf(list)) });
  const { list, data, outcome } = listed;
  const tools = useActionTools(listed);
  if (listed.isEmpty)
    return <EmptyState icon={ListTodo} title={t('empty.title')} text={`${t('lead')} ${t('empty.text')}`} />;
  return (
    <>
      <ListTools listed={listed} {...tools} count={data && t('count', { count: data.total })} />
      {outcome.isFailed && <ErrorState onRetry={outcome.onRetry} />}
      {!data && !outcome.isFailed && <Skeleton shape="table" />}
      {data?.total === 0 && (
        <EmptyState icon={SearchX} title={t('noResults.title')} text={t('noResults.text')}>
          <Button onClick={listed.clearFilters}>{t('filter.clear')}</Button>
        </EmptyState>
      )}
      {data && data.total > 0 && <Rows data={data} list={list} />}
    </>
  );
};

type Rows = { data: { rows: Parameters<typeof ActionRow>[0]['action'][]; total: number }; list: ActionList };

const Rows = ({ data, list }: Rows) => {
  const { t } = useTranslation('task');
  return (
    <>
      <RowList aria-label={t('title')}>
        {data.rows.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </RowList>
      {data.total > list.size && (
        <Pager
          label={t('title')}
          page={list.page}
          pageSize={list.size}
          total={data.total}
          hrefOf={(page) => actionAddress.hrefOf({ ...list, page })}
        />
      )}
    </>
  );
};
