import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Workflow } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { OutsideGate, TierTrouble } from '../../supply/company-gate.tsx';
import styles from '../flow.module.css';
import { type FlowPicture, flowQueries } from '../flow.queries.ts';
import { FlowPart } from '../flow-part.tsx';
import { useFlowWords } from '../flow-words.ts';
import { type FlowScreen, useFlowAddress } from './address.ts';
import { FlowExports } from './exports.tsx';
import { FlowFilters } from './filters.tsx';
import mapStyles from './map.module.css';
import { FlowSankey } from './sankey.tsx';
import { SelectedBand } from './selected-band.tsx';
import { FlowTable } from './table.tsx';

/** Loads the outlines of the world only when the map is opened. */
const FlowMap = lazy(async () => ({ default: (await import('./country-map.tsx')).FlowMap }));

/** Shows the material flows that the viewer may see. */
export const FlowPage = () => {
  const { t } = useTranslation('flow');
  const address = useFlowAddress();
  return (
    <FlowPart title={t('part.map')} lead={t('map.lead')} action={<FlowExports address={address} />}>
      <OutsideGate>
        <FlowScreenOf address={address} />
      </OutsideGate>
    </FlowPart>
  );
};

const FlowScreenOf = ({ address }: { address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const { product, from, to, view, open } = address;
  const by = view === 'map' ? 'country' : address.by;
  const query = { ...(product && { productId: product }), from, to, by, ...(open && view !== 'map' && { open }) };
  const { data, error, refetch, isPlaceholderData } = useQuery(flowQueries.map(query));
  const products = useQuery(flowQueries.ownProducts()).data ?? data?.roots ?? [];
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  return (
    <>
      <FlowFilters address={address} products={products} />
      {!data && <Skeleton shape="block" />}
      {data && data.bands.length === 0 && (
        <EmptyState icon={Workflow} title={t('map.empty.title')} text={t('map.empty.text')}>
          <LinkButton to={flowPaths.ledger()}>{t('map.empty.link')}</LinkButton>
        </EmptyState>
      )}
      {data && data.bands.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <Loaded data={data} address={address} />
        </div>
      )}
    </>
  );
};

type LoadedProps = { data: FlowPicture; address: FlowScreen };

const Loaded = ({ data, address }: LoadedProps) => {
  const { t } = useTranslation('flow');
  const { view, open } = address;
  return (
    <div className={styles.stack}>
      <Totals data={data} />
      {open && view !== 'map' && (
        <div className={styles.actions}>
          <span>{t('map.opened')}</span>
          <Button size="small" onClick={() => address.setAddress({ open: '', band: '' }, true)}>
            {t('map.closeGroup')}
          </Button>
        </div>
      )}
      {view === 'map' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FlowMap data={data} />
        </Suspense>
      ) : (
        <div className={mapStyles.layout}>
          <div className={styles.stack}>
            {view === 'sankey' && <FlowSankey data={data} address={address} />}
            <FlowTable data={data} address={address} />
          </div>
          <SelectedBand data={data} address={address} roots={data.roots} />
        </div>
      )}
    </div>
  );
};

const Totals = ({ data: { totals, weightless } }: { data: FlowPicture }) => {
  const { t } = useTranslation('flow');
  const { mass, number } = useFlowWords();
  return (
    <>
      <dl className={styles.summary}>
        {(['inKg', 'outKg', 'ownKg'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`map.totals.${name}`)}</dt>
            <dd>{mass(totals[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('map.totals.rows')}</dt>
          <dd>{number(totals.rows)}</dd>
        </div>
      </dl>
      {weightless > 0 && <Note>{t('map.weightless.note', { count: weightless, shown: number(weightless) })}</Note>}
    </>
  );
};
