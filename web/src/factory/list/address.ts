import { type FactoryFilters, factoryContract, type Parsed } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';

/** Filters, order and page of the list, read from the address. */
export type FactoryList = Parsed<typeof factoryContract.listFactories>;
export type MapView = { longitude: number; latitude: number; zoom: number };
export type FactoryAddress = { list: FactoryList; view: 'table' | 'map'; map: MapView | undefined };

const input = factoryContract.listFactories.input.strip();
const PLAIN = input.parse({});
const PLAIN_VALUES = new Map<string, unknown>(Object.entries(PLAIN));

/** Reads the valid parts of the address and ignores the rest, so that an edited address never shows an error. */
export const readAddress = (search: URLSearchParams): FactoryAddress => ({
  list: readList(search),
  view: search.get('view') === 'map' ? 'map' : 'table',
  map: readMap(search.get('map') ?? ''),
});

const readList = (search: URLSearchParams): FactoryList => {
  const names = Object.keys(input.shape).filter((name) => search.has(name));
  const raw = Object.fromEntries(names.map((name) => [name, search.getAll(name)]));
  const understood = names.filter((name) => input.safeParse({ [name]: unwrap(raw[name]) }).success);
  return input.parse(Object.fromEntries(understood.map((name) => [name, unwrap(raw[name])])));
};

/** A key that occurs once is a plain value, which a list field accepts too. */
const unwrap = (values: string[] = []) => (values.length === 1 ? values[0] : values);

const readMap = (text: string): MapView | undefined => {
  if (!/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){2}$/.test(text)) return undefined;
  const [longitude = 0, latitude = 0, zoom = 0] = text.split(',').map(Number);
  return { longitude, latitude, zoom };
};

/** Leaves out defaults and unknown keys. */
export const searchOf = ({ list, view, map }: FactoryAddress) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    const isPlain = String(value) === String(PLAIN_VALUES.get(name));
    if (name in input.shape && !isPlain) for (const item of [value].flat()) search.append(name, String(item));
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
