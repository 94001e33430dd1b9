import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../account/account.queries.ts';
import { formatMoment } from '../kit/format/moment.ts';
import { withWords } from '../kit/language/i18n.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { LinkButton } from '../kit/ui/button/button.tsx';
import { Page } from '../kit/ui/page/page.tsx';
import { dashboardQueryOf, readDashboardAddress, withAddress } from './address.ts';
import { dashboardQueries } from './dashboard.queries.ts';
import { DashboardFilters } from './filters.tsx';
import { countAll } from './home/task-groups.ts';
import { OperatorWork } from './operator/operator-work.tsx';
import { tilePropsOf } from './tiles/frame.tsx';
import { TileList } from './tiles/list.tsx';
import styles from './tiles/tiles.module.css';
import { DashboardError } from './trouble.tsx';
import { FIRST_TASKS, FirstTasks } from './work/first-tasks.tsx';
import { Situation } from './work/situation.tsx';
import work from './work/work.module.css';

const ConfirmCertificate = lazy(async () => {
  const own = import('../company/verification/applicant/confirm-certificate.tsx');
  return { default: (await withWords(own, 'verification', 'ui')).ConfirmCertificate };
});

/** The page that people land on: their tasks, then how things are. Operators see their own work at the same address. */
export const DashboardPage = () => (useUser().role === 'admin' ? <OperatorWork /> : <CompanyWork />);

const CompanyWork = () => {
  const { t } = useTranslation('dashboard');
  const { name } = useUser();
  const [search] = useSearchParams();
  const address = readDashboardAddress(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(dashboardQueries.tiles(dashboardQueryOf(address)));
  const { data: tasks } = useQuery(dashboardQueries.tasks(FIRST_TASKS));
  const waiting = tasks ? countAll(tasks.counts) : 0;
  const greeting = waiting > 0 ? t('waiting', { name, count: waiting }) : t('nothingWaits', { name });
  return (
    <Page
      title={t('title')}
      count={tasks && <span className={work.greeting}>{greeting}</span>}
      action={<Paper to={withAddress(dashboardPaths.print(), address)} asOf={data?.asOf} />}
    >
      {tasks?.counts['company.confirm'] !== undefined && (
        <Suspense>
          <ConfirmCertificate />
        </Suspense>
      )}
      <div className={work.columns}>
        <FirstTasks />
        {error ? (
          <DashboardError error={error} onRetry={refetch} />
        ) : (
          <Situation
            data={data}
            isBusy={isPlaceholderData}
            filters={<DashboardFilters address={address} data={data} />}
          />
        )}
      </div>
      {!error && !data && <div className={styles.room} />}
      {!error && data && (
        <ul className={styles.tiles} aria-busy={isPlaceholderData} aria-label={t('charts')}>
          <TileList {...tilePropsOf(data, { address, isPaper: false })} />
        </ul>
      )}
    </Page>
  );
};

const Paper = ({ to, asOf }: { to: string; asOf: string | undefined }) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  return (
    <div className={work.asOf}>
      {asOf && <time dateTime={asOf}>{t('asOf', { moment: formatMoment(asOf, tag) })}</time>}
      <LinkButton look="ghost" size="small" to={to} aria-label={t('print')} title={t('print')}>
        <Printer size={16} aria-hidden />
      </LinkButton>
    </div>
  );
};
