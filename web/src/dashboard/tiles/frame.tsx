import type { Dashboard, Tile } from '@ieum/contract';
import type { PlotBasics } from '../../kit/ui/plot/frame/plot-frame.tsx';
import type { DashboardAddress } from '../address.ts';
import { TileExport } from './export.tsx';
import { type TileLinks, tileLinks } from './links.ts';

/** Height with room for figures, legend and chart at every width: nothing grows when the data arrive. */
export const TILE_HEIGHT = 320;

export type TileProps = {
  data: Dashboard;
  links: TileLinks;
  /** Common props of every tile: date of the data, download and size. */
  frameOf: (tile: Tile) => Omit<PlotBasics, 'title'>;
};

type Look = { address: DashboardAddress; isPaper: boolean };

export const tilePropsOf = (data: Dashboard, { address, isPaper }: Look): TileProps => ({
  data,
  links: tileLinks({ product: data.productId ?? '', period: data.period }),
  frameOf: (tile) => ({
    asOf: data.asOf,
    heading: 'h2',
    height: TILE_HEIGHT,
    isPaper,
    download: <TileExport tile={tile} address={address} />,
  }),
});
