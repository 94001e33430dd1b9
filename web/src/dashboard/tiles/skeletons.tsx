import type { Tile } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { PlotFrame } from '../../kit/ui/plot/frame/plot-frame.tsx';
import type { DashboardAddress } from '../address.ts';
import { TileExport } from './export.tsx';
import { TREND_HEIGHT } from './flags-tile.tsx';
import { TILE_HEIGHT } from './frame.tsx';
import styles from './tiles.module.css';

const NOTHING = { columns: [], rows: [] };
/** Two tiles are unknown until the data arrive: a buyer sees others there. */
const PLACES: (Tile | '')[] = ['tasks', 'reviews', '', 'tiers', 'map', 'flags', '', 'balance'];

/** Placeholders of the same size as the tiles. */
export const TileSkeletons = ({ address }: { address: DashboardAddress }) => {
  const { t } = useTranslation('dashboard');
  const { t: tCommon } = useTranslation();
  const asOf = new Date().toISOString();
  const frame = (tile: Tile | '', title: string, height = TILE_HEIGHT, heading: 'h2' | 'h3' = 'h2') => (
    <PlotFrame
      title={title}
      asOf={asOf}
      heading={heading}
      height={height}
      isLoading
      content={NOTHING}
      {...(tile === 'balance' && { unit: 't' })}
      download={<TileExport tile={tile || 'tasks'} address={address} isDisabled />}
    >
      {null}
    </PlotFrame>
  );
  return PLACES.map((tile, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
    <li key={at} className={styles.tile}>
      {frame(tile, tile ? t(`tile.${tile}`) : tCommon('loading'))}
      {tile === 'flags' && frame(tile, t('trend'), TREND_HEIGHT, 'h3')}
    </li>
  ));
};
