import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUser } from '../account/account.queries.ts';
import { withWords } from '../kit/language/i18n.ts';
import { LinkButton } from '../kit/ui/button/button.tsx';
import { Page } from '../kit/ui/page/page.tsx';
import { EmptyState } from '../kit/ui/state/empty-state.tsx';
import { dashboardQueryOf, readDashboardAddress, withAddress } from './address.ts';
import { dashboardQueries } from './dashboard.queries.ts';
import { DashboardFilters } from './filters.tsx';
import { tilePropsOf } from './tiles/frame.tsx';
import { TileList } from './tiles/list.tsx';
import { TileSkeletons } from './tiles/skeletons.tsx';
import styles from './tiles/tiles.module.css';
import { DashboardError } from './trouble.tsx';

const ConfirmCertificate = lazy(async () => {
  const own = import('../company/verification/applicant/confirm-certificate.tsx');
  return { default: (await withWords(own, 'verification', 'ui')).ConfirmCertificate };
});

/** Shows the figures of a company. */
export const DashboardPage = () => (useUser().role === 'admin' ? <OperatorHere /> : <Tiles />);

const Tiles = () => {
  const { t } = useTranslation('dashboard');
  const [search] = useSearchParams();
  const address = readDashboardAddress(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(dashboardQueries.tiles(dashboardQueryOf(address)));
  const print = (
    <LinkButton to={withAddress(dashboardPaths.print(), address)}>
      <Printer size={16} aria-hidden />
      {t('print')}
    </LinkButton>
  );
  return (
    <Page title={t('title')} lead={t('lead')} action={print}>
      {data?.tasks.counts.some(({ kind }) => kind === 'company.confirm') && (
        <Suspense>
          <ConfirmCertificate />
        </Suspense>
      )}
      <DashboardFilters address={address} data={data} />
      {error && <DashboardError error={error} onRetry={refetch} />}
      {!error && (
        <ul className={styles.tiles} aria-busy={!data || isPlaceholderData} aria-label={t('title')}>
          {data ? (
            <TileList {...tilePropsOf(data, { address, isPaper: false })} />
          ) : (
            <TileSkeletons address={address} />
          )}
        </ul>
      )}
    </Page>
  );
};

/** Refers operators, who have no company, to their own dashboard. */
const OperatorHere = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Page title={t('title')}>
      <EmptyState title={t('operator.title')} text={t('operator.text')}>
        <LinkButton look="solid" to={operatorPaths.overview()}>
          {t('operator.link')}
        </LinkButton>
      </EmptyState>
    </Page>
  );
};
