import { useQuery } from '@tanstack/react-query';
import { ListTodo, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../kit/list/list-address.ts';
import recordStyles from '../../kit/record/record-sections.module.css';
import { Button } from '../../kit/ui/button/button.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { reviewQueries } from '../review.queries.ts';
import { ReviewFrame } from '../review-frame.tsx';
import { type ActionList, actionAddress, askedOf } from './address.ts';
import { ActionFilters } from './filters.tsx';
import { ActionRow } from './row.tsx';

/** Lists our tasks and those that we await from partners. */
export const ActionListPage = () => {
  const { t } = useTranslation('task');
  return (
    <ReviewFrame title={t('title')} lead={t('lead')}>
      <ActionListPart />
    </ReviewFrame>
  );
};

const ActionListPart = () => {
  const { t } = useTranslation('task');
  const { list, setList } = useListAddress(actionAddress);
  const { data, isFetching, isError, refetch } = useQuery({
    ...reviewQueries.actions(askedOf(list)),
    placeholderData: (before) => before,
  });
  const clear = () => setList(actionAddress.withoutFilters(list));
  const isFiltered = actionAddress.isFiltered(list);
  if (data?.total === 0 && !isFiltered && !isFetching)
    return <EmptyState icon={ListTodo} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      <ActionFilters list={list} setList={setList} onClear={isFiltered ? clear : undefined} />
      {isError && !isFetching && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data?.total === 0 && (
        <EmptyState icon={SearchX} title={t('noResults.title')} text={t('noResults.text')}>
          <Button onClick={clear}>{t('filter.clear')}</Button>
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
      <p className={recordStyles.note} role="status">
        {t('count', { count: data.total })}
      </p>
      <ul className={recordStyles.list} aria-label={t('title')}>
        {data.rows.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </ul>
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
