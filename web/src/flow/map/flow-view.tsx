import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Workflow } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useMedia } from '../../kit/ui/media.ts';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { isTooMuch, TierTrouble } from '../../supply/company-gate.tsx';
import styles from '../flow.module.css';
import { type FlowPicture as Answer, flowQueries } from '../flow.queries.ts';
import type { FlowScreen } from './address.ts';
import { PeriodBrush } from './brush/brush.tsx';
import { moved } from './brush/quarters.ts';
import { MaterialChips } from './chips.tsx';
import { choicesOf } from './drawing/band-goods.ts';
import { FlowPicture } from './drawing/flow-picture.tsx';
import { isFolded } from './drawing/fold.ts';
import { sceneOf } from './drawing/scene.ts';
import { useSceneWords } from './drawing/scene-words.ts';
import { FlowFilters } from './filters.tsx';
import mapStyles from './map.module.css';
import { PhoneList } from './phone-list.tsx';
import { BandStory } from './story/story.tsx';
import { FlowTable } from './table.tsx';

/** Loads the outlines of the world only when the map is opened. */
const FlowMap = lazy(async () => ({ default: (await import('./country-map.tsx')).FlowMap }));

/** Shows flows of all products, or of one: picture, table or map, the story of one band, and the period below. */
export const FlowView = ({ address }: { address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const { product, from, to, view, open, setAddress } = address;
  const by = view === 'map' ? 'country' : address.by;
  const group = isFolded(open) || view === 'map' ? '' : open;
  const query = { ...(product && { productId: product }), from, to, by, ...(group && { open: group }) };
  const { data, error, refetch, isPlaceholderData } = useQuery(flowQueries.map(query));
  const products = useQuery(flowQueries.ownProducts()).data ?? data?.roots ?? [];
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { '[': -1, ']': 1 }[event.key];
    if (step !== undefined) setAddress(moved(from, to, step), true);
    if (event.key === 't' || event.key === 'T') setAddress({ view: view === 'table' ? 'sankey' : 'table' }, true);
  };
  if (error)
    return (
      <div className={styles.stack}>
        {isTooMuch(error) && <FlowFilters address={address} products={products} />}
        <TierTrouble error={error} onRetry={refetch} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are shortcuts of what is inside
    <div className={styles.stack} onKeyDown={press}>
      <FlowFilters address={address} products={products} />
      {!data && (
        <div className={mapStyles.waiting}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && data.bands.length === 0 && (
        <EmptyState icon={Workflow} title={t('map.empty.title')} text={t('map.empty.text')}>
          <LinkButton to={flowPaths.ledger()}>{t('map.empty.link')}</LinkButton>
        </EmptyState>
      )}
      {data && data.bands.length > 0 && (
        <div className={styles.stack} aria-busy={isPlaceholderData}>
          {view === 'map' ? (
            <Suspense
              fallback={
                <div className={mapStyles.waiting}>
                  <Skeleton shape="block" />
                </div>
              }
            >
              <FlowMap data={data} />
            </Suspense>
          ) : (
            <Loaded data={data} address={address} />
          )}
        </div>
      )}
      <PeriodBrush address={address} />
    </div>
  );
};

const Loaded = ({ data, address }: { data: Answer; address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const isSmall = useMedia('upToTablet');
  const { view, open, unit, product } = address;
  // A share is always one of a material. Without a choice it is that of the first.
  const [first = ''] = useMemo(() => data.bands.flatMap(choicesOf), [data]);
  const choice = unit === 'percent' ? address.material || first : address.material;
  const scene = useMemo(() => sceneOf(data, { unit, choice, open }), [data, unit, choice, open]);
  const words = useSceneWords(scene, data, product);
  const shown = { scene, words, address };
  return (
    <>
      <MaterialChips data={data} address={{ ...address, material: choice }} />
      {open && !isFolded(open) && (
        <div className={styles.actions}>
          <span>{t('map.opened')}</span>
          <Button size="small" onClick={() => address.setAddress({ open: '', band: '' }, true)}>
            {t('map.closeGroup')}
          </Button>
        </div>
      )}
      {scene.runs.length === 0 ? (
        <EmptyState icon={Workflow} title={t('map.noMaterial.title')} text={t('map.noMaterial.text')} />
      ) : (
        <div className={classNames(mapStyles.layout, address.band !== '' && mapStyles.beside)}>
          <div className={styles.stack}>
            {view === 'sankey' && (isSmall ? <PhoneList {...shown} /> : <FlowPicture {...shown} />)}
            {view === 'table' && <FlowTable {...shown} />}
          </div>
          <BandStory data={data} {...shown} />
        </div>
      )}
    </>
  );
};
