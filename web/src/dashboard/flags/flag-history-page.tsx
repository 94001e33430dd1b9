import { FLAG_SHOWS } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../kit/format/moment-format.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { useFilterAddress } from '../../kit/latest-search.ts';
import { Breadcrumb } from '../../kit/ui/breadcrumb.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ErrorState } from '../../kit/ui/error-state.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import recordStyles from '../../kit/ui/record-page.module.css';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import styles from '../../supply/flags/flags.module.css';
import { CompanyGate } from '../../supply/tier/company-gate.tsx';
import { dashboardPaths } from '../dashboard.paths.ts';
import { dashboardQueries } from '../dashboard.queries.ts';
import { readHistoryAddress, weeksUntil } from './flag-history.address.ts';
import { FlagSeenItem } from './flag-seen-item.tsx';

/** What the figures of the flags count, week by week. */
export const FlagHistoryPage = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Breadcrumb places={[{ label: t('title'), to: dashboardPaths.dashboard() }]} current={t('history.title')} />
      <Page title={t('history.title')} lead={t('history.lead')}>
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
  const { chosen, choose } = useFilterAddress();
  const [, setSearch] = useSearchParams();
  const asked = readHistoryAddress(chosen, todayInKorea());
  const { data, isError, refetch } = useQuery(dashboardQueries.flagHistory(asked));
  const turn = (page: number) => {
    const next = new URLSearchParams(chosen);
    next.set('page', String(page));
    setSearch(next);
  };
  // A week from an older link stands there too, so that it can be seen which one it is.
  const weeks = [...new Set([...weeksUntil(todayInKorea()), asked.week])];
  return (
    <>
      <div className={styles.tools}>
        <SelectField
          label={t('column.week')}
          value={asked.week}
          options={weeks.map((value) => ({ value, label: formatDate(value, tag) }))}
          onChange={({ target }) => choose({ week: target.value })}
        />
        <SelectField
          label={t('history.show')}
          value={asked.show}
          options={FLAG_SHOWS.map((value) => ({ value, label: t(`history.of.${value}`) }))}
          onChange={({ target }) => choose({ show: target.value })}
        />
      </div>
      {isError && <ErrorState onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data?.total === 0 && (
        <EmptyState icon={ShieldCheck} title={t(`history.none.${asked.show}`)} text={t('history.otherWeek')} />
      )}
      {data && data.total > 0 && (
        <ul className={recordStyles.list} aria-label={t(`history.of.${asked.show}`)}>
          {data.rows.map((flag) => (
            <FlagSeenItem key={`${flag.code} ${flag.subjectId} ${flag.firstOn}`} flag={flag} />
          ))}
        </ul>
      )}
      {data && data.total > asked.size && (
        <Pager label={t('history.title')} page={asked.page} pageSize={asked.size} total={data.total} onPage={turn} />
      )}
    </>
  );
};
