import type { ComponentType } from 'react';
import { classNames } from '../../kit/ui/class-names.ts';
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

/** Shows the tiles with a chart first, then one line for each tile that has too few values for one. */
export const TileList = (props: TileProps & { isPaper?: boolean }) => {
  const { data, isPaper = false } = props;
  const tiles = tilesFor(data.variant === 'buyer');
  const hasChart = ([name]: NamedTile) => isPaper || isChart(data, name);
  const shown = isPaper
    ? [TASKS, ...tiles]
    : [...tiles.filter(hasChart), ...tiles.filter((tile) => !hasChart(tile) && tile !== TREND)];
  return shown.map(([name, TileComponent]) => (
    <li key={name} className={classNames(styles.tile, !hasChart([name, TileComponent]) && styles.line)}>
      <TileComponent {...props} />
    </li>
  ));
};
