import { FLAG_FILTERS, mondayOf } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FilterSelect } from '../../kit/list/filter-menu.tsx';
import { useListAddress } from '../../kit/list/list-address.ts';
import { Views } from '../../kit/list/views.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { RowList } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { Toolbar } from '../../kit/ui/toolbar/toolbar.tsx';
import { CompanyGate } from '../../supply/company-gate.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import { historyAddress, weeksUntil } from './address.ts';
import { FlagSeenItem } from './history-item.tsx';

/** Lists the flags that the figures count, week by week. */
export const FlagHistoryPage = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Breadcrumb places={[{ label: t('title'), to: dashboardPaths.dashboard() }]} current={t('history.title')} />
      <Page title={t('history.title')}>
        <CompanyGate>
          <FlagHistory />
        </CompanyGate>
      </Page>
    </>
  );
};

const FlagHistory = () => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { list, setList } = useListAddress(historyAddress);
  const { data, isError, refetch } = useQuery(dashboardQueries.flagHistory(list));
  const { show, page, size } = list;
  const week = mondayOf(list.week ?? todayInKorea());
  // Adds a week from an older link to the options, so that the field can show it.
  const weeks = [...new Set([...weeksUntil(todayInKorea()), week])];
  return (
    <>
      <Toolbar
        views={
          <>
            <FilterSelect
              label={t('column.week')}
              value={week}
              options={weeks.map((value) => ({ value, label: formatDate(value, tag) }))}
              onValue={(value) => setList({ week: value || week })}
            />
            <Views
              label={t('history.show')}
              current={show}
              views={FLAG_FILTERS.map((key) => ({
                key,
                label: t(`history.of.${key}`),
                to: historyAddress.hrefOf({ ...list, show: key, page: 1 }),
              }))}
            />
          </>
        }
      />
      {isError && <ErrorState onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data?.total === 0 && (
        <EmptyState icon={ShieldCheck} title={t(`history.none.${show}`)} text={t('history.otherWeek')} />
      )}
      {data && data.total > 0 && (
        <RowList aria-label={t(`history.of.${show}`)}>
          {data.rows.map((flag) => (
            <FlagSeenItem key={`${flag.code} ${flag.subjectId} ${flag.firstOn}`} flag={flag} />
          ))}
        </RowList>
      )}
      {data && data.total > size && (
        <Pager
          label={t('history.title')}
          page={page}
          pageSize={size}
          total={data.total}
          onPage={(to) => setList({ page: to })}
        />
      )}
    </>
  );
};
