import type { Dashboard, Tile } from '@ieum/contract';
import type { PlotBasics } from '../../kit/ui/plot/frame/plot-frame.tsx';
import type { DashboardAddress } from '../address.ts';
import { type TileLinks, tileLinks } from './links.ts';
import { TileMenu } from './menu.tsx';
import { CHART_VALUES, type TileName, tileValues } from './tile-values.ts';

/** Height with room for figures, legend and chart at every width. */
const TILE_HEIGHT = 240;

export type TileProps = {
  data: Dashboard;
  links: TileLinks;
  /** Common props of every tile: date of the data, download and size. */
  frameOf: (tile: Tile, name?: TileName) => Omit<PlotBasics, 'title'>;
};

type Look = { address: DashboardAddress; isPaper: boolean };

/** A tile has a picture if there are enough values for one. On paper each has one. */
export const isChart = (data: Dashboard, name: TileName) => tileValues(data)[name] >= CHART_VALUES;

export const tilePropsOf = (data: Dashboard, { address, isPaper }: Look): TileProps => ({
  data,
  links: tileLinks({ product: data.productId ?? '', period: data.period }),
  frameOf: (tile, name = tile) => ({
    asOf: isPaper ? data.asOf : undefined,
    heading: 'h2',
    height: TILE_HEIGHT,
    isPaper,
    isLine: !isPaper && !isChart(data, name),
    tools: (state) => <TileMenu tile={tile} address={address} {...state} />,
  }),
});
