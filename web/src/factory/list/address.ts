import { type FactoryFilters, factoryContract } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { z } from 'zod';
import { listAddress, withoutOrder } from '../../kit/list/list-address.ts';
import type { Listed } from '../../kit/list/listed.ts';

export type MapView = { longitude: number; latitude: number; zoom: number };

const MAP = /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){2}$/;
const schema = factoryContract.listFactories.input.strip().extend({
  view: z.enum(['table', 'map']).default('table'),
  /** Longitude, latitude and zoom. */
  map: z.string().regex(MAP).optional(),
});

/** Filters, order, page and view of the list. */
export type FactoryList = z.output<typeof schema>;
export type ListedFactories = Pick<Listed<FactoryList, unknown>, 'list' | 'setList' | 'hrefOf'>;
export const factoryAddress = listAddress(factoryPaths.list(), schema);

/** Leaves out what only the page needs. */
export const factoryInput = ({ view: _, map: __, ...input }: FactoryList) => input;
export const filtersOf = (list: FactoryList): FactoryFilters => withoutOrder(factoryInput(list));

export const mapViewOf = (map: string): MapView => {
  const [longitude = 0, latitude = 0, zoom = 0] = map.split(',').map(Number);
  return { longitude, latitude, zoom };
};
export const mapTextOf = ({ longitude, latitude, zoom }: MapView) =>
  [longitude.toFixed(4), latitude.toFixed(4), zoom.toFixed(2)].map(Number).join();
