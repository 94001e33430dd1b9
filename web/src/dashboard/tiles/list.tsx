import type { ComponentType } from 'react';
import { BalanceTile } from './balance-tile.tsx';
import { CertificatesTile } from './certificates-tile.tsx';
import { CompletenessTile } from './completeness-tile.tsx';
import { CoverageTile } from './coverage-tile.tsx';
import { FlagsTile } from './flags-tile.tsx';
import type { TileProps } from './frame.tsx';
import { MapTile } from './map-tile.tsx';
import { ResponsesTile } from './responses-tile.tsx';
import { ReviewsTile } from './reviews-tile.tsx';
import { TasksTile } from './tasks-tile.tsx';
import { TiersTile } from './tiers-tile.tsx';
import styles from './tiles.module.css';

/** Two of the eight tiles depend on whether the company buys. */
const tilesFor = (isBuyer: boolean): Record<string, ComponentType<TileProps>> => ({
  tasks: TasksTile,
  reviews: ReviewsTile,
  third: isBuyer ? CoverageTile : CompletenessTile,
  tiers: TiersTile,
  map: MapTile,
  flags: FlagsTile,
  seventh: isBuyer ? ResponsesTile : CertificatesTile,
  balance: BalanceTile,
});

/** Shows the eight tiles, the most urgent first. */
export const TileList = (props: TileProps) =>
  Object.entries(tilesFor(props.data.variant === 'buyer')).map(([name, TileComponent]) => (
    <li key={name} className={styles.tile}>
      <TileComponent {...props} />
    </li>
  ));
