import { TIER_LINKS_MAX } from '@ieum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Map as MapIcon, Rows3, Waypoints } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { Views } from '../../kit/list/views.tsx';
import { TabTools } from '../../kit/record/tab-tools.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { TierTrouble } from '../company-gate.tsx';
import { TIER_VIEWS, type TierScreen, tierAddressOf } from './address.ts';
import styles from './chain.module.css';
import { ChainGraph } from './chain-graph.tsx';
import { Coverage } from './coverage.tsx';
import { CyclesList } from './cycles-list.tsx';
import { findMatches } from './filter.ts';
import { TierFilters } from './filters.tsx';
import { createTierModel, type Tiers } from './model.ts';
import { SelectedCompany } from './selected-company.tsx';
import { TierTable } from './table.tsx';
import { allFlagsQuery, tierQueries } from './tiers.queries.ts';
import { useGraphRows } from './use-graph-rows.ts';
import { useTierParts } from './use-tier-parts.ts';

/** Loads the outlines of the world only when the map is opened. */
const TierMap = lazy(async () => ({ default: (await import('./map/map.tsx')).TierMap }));
const ICONS = { graph: Waypoints, table: Rows3, map: MapIcon };
const NO_FLAGS: never[] = [];

type ChainScreenProps = {
  address: TierScreen;
  productId: string;
  /** Shown instead of the picture while there are no links. */
  empty: ReactNode;
};

/** Shows the chain of one product or of all products, as a graph, as a table and on a map. */
export const ChainScreen = ({ address, productId, empty }: ChainScreenProps) => {
  const rows = useGraphRows();
  const open = address.open.join(',');
  const { data, error, refetch } = useQuery({
    ...tierQueries.graph({ productId, rows, open }),
    placeholderData: keepPreviousData,
  });
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data) return <Waiting />;
  if (data.totals.links === 0) return empty;
  return (
    <div className={styles.chain}>
      <TabTools>
        <ChainTools address={address} />
      </TabTools>
      {address.view === 'graph' ? <ChainGraph answer={data} address={address} /> : null}
      <WholeChain address={address} productId={productId} hasMasked={data.companies.some(({ isMasked }) => isMasked)} />
    </div>
  );
};

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton shape="block" />
  </div>
);

const ChainTools = ({ address }: { address: TierScreen }) => {
  const { t } = useTranslation('tier');
  return (
    <div className={styles.tools}>
      <SearchBox
        label={t('search')}
        help={t('searchHelp')}
        value={address.search}
        onValue={(search) => address.setAddress({ search })}
      />
      <Views
        label={t('view.label')}
        current={address.view}
        views={TIER_VIEWS.map((view) => ({
          key: view,
          label: t(`view.${view}`),
          icon: ICONS[view],
          to: tierAddressOf({ ...address, view }),
        }))}
      />
    </div>
  );
};

/** Needs every company: table, map, coverage by tier, cycles, and the facts of one company. */
const WholeChain = ({
  address,
  productId,
  hasMasked,
}: {
  address: TierScreen;
  productId: string;
  hasMasked: boolean;
}) => {
  const { t } = useTranslation('tier');
  const { data, shown, rest, isReading, readMore, error, refetch } = useTierParts(productId, address.company);
  const flags = useQuery(allFlagsQuery()).data ?? NO_FLAGS;
  const model = useMemo(() => data && createTierModel(data, flags), [data, flags]);
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data || !model) return address.view === 'graph' ? null : <Waiting />;
  return (
    <>
      {address.view !== 'graph' && <ListedChain address={address} data={data} model={model} productId={productId} />}
      {address.view !== 'graph' && rest > 0 && (
        <NextPart read={shown} rest={rest} isReading={isReading} onRead={readMore} />
      )}
      <SelectedCompany model={model} address={address} />
      {hasMasked && <Note>{t('maskedNote')}</Note>}
      <Coverage coverage={data.coverage} />
      <CyclesList cycles={data.cycles} model={model} address={address} />
    </>
  );
};

type NextPartProps = { read: number; rest: number; isReading: boolean; onRead: () => void };

/** Says that a long chain is not read to its end, and reads on. */
const NextPart = ({ read, rest, isReading, onRead }: NextPartProps) => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const next = Math.min(rest, TIER_LINKS_MAX);
  return (
    <div className={styles.part}>
      <p role="status">{t('part.read', { read: formatNumber(read, tag), all: formatNumber(read + rest, tag) })}</p>
      <Button onClick={onRead} isPending={isReading}>
        {t('part.next', { count: next, shown: formatNumber(next, tag) })}
      </Button>
    </div>
  );
};

type ListedChainProps = {
  address: TierScreen;
  data: Tiers;
  model: ReturnType<typeof createTierModel>;
  productId: string;
};

const ListedChain = ({ address, data, model, productId }: ListedChainProps) => {
  const { t } = useTranslation('tier');
  const { view, search, tier, status, state, country, flag } = address;
  const found = useMemo(
    () => findMatches(model, { search, tier, status, state, country, flag }),
    [model, search, tier, status, state, country, flag],
  );
  const companies = found.filter(({ isOwn }) => !isOwn).length;
  return (
    <>
      <TierFilters address={address} model={model} found={companies} productId={productId} />
      {found.length === 0 && <p role="status">{t('filter.none')}</p>}
      {view === 'table' && <TierTable data={data} model={model} found={found} address={address} />}
      {view === 'map' && (
        <Suspense fallback={<Waiting />}>
          <TierMap model={model} found={found} address={address} />
        </Suspense>
      )}
    </>
  );
};
