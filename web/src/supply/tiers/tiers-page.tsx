import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyGate, OutsideGate, TierTrouble } from '../company-gate.tsx';
import { usePartnerPage } from '../use-partner-page.ts';
import { type TierScreen, useTierAddress } from './address.ts';
import { Coverage } from './coverage.tsx';
import { CyclesList } from './cycles-list.tsx';
import { findMatches, withPathsTo } from './filter.ts';
import { TierFilters } from './filters.tsx';
import { TierGraph } from './graph/graph.tsx';
import { createTierModel, type TierModel, type Tiers } from './model.ts';
import { SelectedCompany } from './selected-company.tsx';
import { TierTable } from './table.tsx';
import styles from './tiers.module.css';
import { allFlagsQuery, tierQueries } from './tiers.queries.ts';

/** Loads the outlines of the world only when the map is opened. */
const TierMap = lazy(async () => ({ default: (await import('./map.tsx')).TierMap }));

export const TierPage = () => (
  <Page {...usePartnerPage()}>
    <CompanyGate>
      <OutsideGate>
        <TierScreenOf />
      </OutsideGate>
    </CompanyGate>
  </Page>
);

const NO_FLAGS: never[] = [];

const TierScreenOf = () => {
  const { t } = useTranslation('tier');
  const address = useTierAddress();
  const allProducts = useQuery(tierQueries.tiers(''));
  const { data, error, refetch } = useQuery(tierQueries.tiers(address.product));
  const flags = useQuery(allFlagsQuery()).data ?? NO_FLAGS;
  const model = useMemo(() => data && createTierModel(data, flags), [data, flags]);
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data || !model) return <Skeleton shape="block" />;
  if (model.edges.length === 0 && address.product === '') {
    return (
      <EmptyState icon={Waypoints} title={t('empty.title')} text={t('empty.text')}>
        <LinkButton look="solid" to={linkPaths.list()}>
          {t('empty.link')}
        </LinkButton>
      </EmptyState>
    );
  }
  return <Loaded address={address} data={data} model={model} roots={allProducts.data?.roots ?? data.roots} />;
};

type LoadedProps = { address: TierScreen; data: Tiers; model: TierModel; roots: Tiers['roots'] };

const Loaded = ({ address, data, model, roots }: LoadedProps) => {
  const { t } = useTranslation('tier');
  const { view, search, tier, status, state, country, flag } = address;
  const found = useMemo(
    () => findMatches(model, { search, tier, status, state, country, flag }),
    [model, search, tier, status, state, country, flag],
  );
  const shown = useMemo(() => withPathsTo(model, found), [model, found]);
  return (
    <>
      <TierFilters address={address} model={model} roots={roots} found={found.filter(({ isOwn }) => !isOwn).length} />
      <div className={styles.layout}>
        <div className={styles.view}>
          {found.length === 0 && <p role="status">{t('filter.none')}</p>}
          {view === 'graph' && found.length > 0 && (
            <TierGraph model={model} shown={shown} found={found} address={address} />
          )}
          {view === 'table' && <TierTable found={found} address={address} />}
          {view === 'map' && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <TierMap model={model} found={found} address={address} />
            </Suspense>
          )}
        </div>
        <SelectedCompany model={model} address={address} />
      </div>
      {data.companies.some(({ isMasked }) => isMasked) && <Note>{t('maskedNote')}</Note>}
      <Coverage coverage={data.coverage} />
      <CyclesList cycles={data.cycles} model={model} address={address} />
    </>
  );
};
