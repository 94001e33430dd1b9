import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useMedia } from '../../kit/ui/media.ts';
import { BalanceTile } from './balance-tile.tsx';
import { CertificatesTile } from './certificates-tile.tsx';
import { CompletenessTile } from './completeness-tile.tsx';
import { CoverageTile } from './coverage-tile.tsx';
import { FlagsTile, FlagTrendTile } from './flags-tile.tsx';
import { isChart, type TileProps } from './frame.tsx';
import { LedgerTile } from './ledger-tile.tsx';
import { MapTile } from './map-tile.tsx';
import { ResponsesTile } from './responses-tile.tsx';
import { ReviewsTile } from './reviews-tile.tsx';
import { TasksTile } from './tasks-tile.tsx';
import { TiersTile } from './tiers-tile.tsx';
import type { TileName } from './tile-values.ts';
import styles from './tiles.module.css';

type NamedTile = [name: TileName, tile: ComponentType<TileProps>];

const TASKS: NamedTile = ['tasks', TasksTile];

/** Has no figures of its own: without a chart it says nothing that the flags do not say. */
const TREND: NamedTile = ['trend', FlagTrendTile];

/** Some tiles depend on whether the company buys. */
const tilesFor = (isBuyer: boolean): NamedTile[] => [
  ...(isBuyer ? ([['tiers', TiersTile]] satisfies NamedTile[]) : []),
  ['ledger', LedgerTile],
  isBuyer ? ['coverage', CoverageTile] : ['completeness', CompletenessTile],
  ['flags', FlagsTile],
  TREND,
  isBuyer ? ['responses', ResponsesTile] : ['certificates', CertificatesTile],
  ['reviews', ReviewsTile],
  ['balance', BalanceTile],
  ['map', MapTile],
  ...(isBuyer ? [] : ([['tiers', TiersTile]] satisfies NamedTile[])),
];

/** A phone shows the first tiles, and the others on demand: its first screens are for what waits. */
const PHONE_TILES = 2;

/** Shows the tiles with a chart first, then one line for each tile that has too few values for one. */
export const TileList = (props: TileProps & { isPaper?: boolean }) => {
  const { t } = useTranslation('dashboard');
  const { data, isPaper = false } = props;
  const isPhone = useMedia('phone');
  const [isAll, setAll] = useState(false);
  const tiles = tilesFor(data.variant === 'buyer');
  const hasChart = ([name]: NamedTile) => isPaper || isChart(data, name);
  const shown = isPaper
    ? [TASKS, ...tiles]
    : [...tiles.filter(hasChart), ...tiles.filter((tile) => !hasChart(tile) && tile !== TREND)];
  const item = ([name, TileComponent]: NamedTile) => (
    <li key={name} className={classNames(styles.tile, !hasChart([name, TileComponent]) && styles.line)}>
      <TileComponent {...props} />
    </li>
  );
  if (isPaper || !isPhone) return shown.map(item);
  const rest = shown.slice(PHONE_TILES);
  return (
    <>
      {shown.slice(0, PHONE_TILES).map(item)}
      <li className={styles.more}>
        <Button isBlock aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('more.fewer') : t('more.show', { count: rest.length })}
        </Button>
      </li>
      {isAll && rest.map(item)}
    </>
  );
};
