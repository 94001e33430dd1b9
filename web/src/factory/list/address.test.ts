import { expect, it } from 'vitest';
import { factoryAddress, mapTextOf, mapViewOf } from './address.ts';

const { filtersOf, hrefOf, searchOf, withoutFilters } = factoryAddress;
const read = (search: string) => factoryAddress.read(new URLSearchParams(search));

it('leaves out what nobody has changed', () => {
  expect(hrefOf(read(''))).toBe('/factory');
  expect(hrefOf(read('page=1&size=20&sort=name&order=asc&state='))).toBe('/factory');
});

it.each([
  'search=%ED%95%9C%EB%B9%9B&state=draft&state=closed&country=KR&sort=code&order=desc&page=3&size=50',
  'process=own%3A%EB%8F%84%EA%B8%88&certificate=expired&completeness=low&completeness=full',
  'place=unknown&view=map&map=127.5%2C36.25%2C6.5',
])('comes back as it was: %s', (search) => {
  expect(searchOf(read(search)).toString()).toBe(search);
});

it('rounds the view of the map', () => {
  expect(mapTextOf(mapViewOf('127.50004,36.25,6.501'))).toBe('127.5,36.25,6.5');
});

it('takes one value for a list of one', () => {
  expect(read('country=VN').country).toEqual(['VN']);
  expect(read('country=VN&country=KR').country).toEqual(['VN', 'KR']);
});

it('shows what can be understood of an address that was edited by hand', () => {
  const list = read('state=gone&country=KR&page=-1&sort=colour&nothing=1&view=globe&map=here');
  expect(list).toMatchObject({ state: [], country: ['KR'], page: 1, sort: 'name' });
  expect([list.view, list.map]).toEqual(['table', undefined]);
});

it('knows what is filtered, and takes it away without the order', () => {
  const list = read('country=KR&sort=code&page=2');
  expect([filtersOf(list), filtersOf(read('sort=code&page=2'))]).toEqual([{ country: ['KR'] }, {}]);
  expect(withoutFilters(list)).toMatchObject({ country: [], sort: 'code', page: 1 });
});
