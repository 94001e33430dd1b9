import { type FactoryFilters, factoryContract, type Parsed } from '@ieum/contract';
import { factoryPaths } from '../factory.paths.ts';

/** What the list shows, all of it from the address. */
export type FactoryList = Parsed<typeof factoryContract.listFactories>;
/** Where the map looks. */
export type MapView = { longitude: number; latitude: number; zoom: number };
export type FactoryAddress = { list: FactoryList; view: 'table' | 'map'; map: MapView | undefined };

const input = factoryContract.listFactories.input.strip();
const PLAIN = input.parse({});
const PLAIN_VALUES = new Map<string, unknown>(Object.entries(PLAIN));

/** A hand-edited address shows what can be understood of it rather than an error. */
export const readAddress = (search: URLSearchParams): FactoryAddress => ({
  list: readList(search),
  view: search.get('view') === 'map' ? 'map' : 'table',
  map: readMap(search.get('map') ?? ''),
});

const readList = (search: URLSearchParams): FactoryList => {
  const names = Object.keys(input.shape).filter((name) => search.has(name));
  const given = Object.fromEntries(names.map((name) => [name, search.getAll(name)]));
  const understood = names.filter((name) => input.safeParse({ [name]: givenOf(given[name]) }).success);
  return input.parse(Object.fromEntries(understood.map((name) => [name, givenOf(given[name])])));
};

/** A key that stands there once is a plain value, which a list takes too. */
const givenOf = (values: string[] = []) => (values.length === 1 ? values[0] : values);

const readMap = (text: string): MapView | undefined => {
  if (!/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){2}$/.test(text)) return undefined;
  const [longitude = 0, latitude = 0, zoom = 0] = text.split(',').map(Number);
  return { longitude, latitude, zoom };
};

/** What nobody has changed is left out, and so is whatever the list does not know. */
export const searchOf = ({ list, view, map }: FactoryAddress) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    const isPlain = String(value) === String(PLAIN_VALUES.get(name));
    if (name in input.shape && !isPlain) for (const one of [value].flat()) search.append(name, String(one));
  }
  if (view === 'map') search.set('view', view);
  if (view === 'map' && map)
    search.set('map', [map.longitude.toFixed(4), map.latitude.toFixed(4), map.zoom.toFixed(2)].map(Number).join());
  return search;
};

export const addressOf = (address: FactoryAddress) => {
  const search = searchOf(address).toString();
  return search ? `${factoryPaths.list()}?${search}` : factoryPaths.list();
};

export const filtersOf = (list: FactoryList): FactoryFilters => {
  const { sort: _, order: __, page: ___, size: ____, ...filters } = list;
  return filters;
};

export const isFiltered = (list: FactoryList) => Object.values(filtersOf(list)).some((value) => value.length > 0);

export const withoutFilters = (list: FactoryList): FactoryList => ({
  ...PLAIN,
  sort: list.sort,
  order: list.order,
  size: list.size,
});
