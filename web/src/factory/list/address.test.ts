import { expect, it } from 'vitest';
import { addressOf, isFiltered, readAddress, searchOf, withoutFilters } from './address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

it('leaves out what nobody has changed', () => {
  expect(addressOf(read(''))).toBe('/factory');
  expect(addressOf(read('page=1&size=20&sort=name&order=asc&state='))).toBe('/factory');
});

it.each([
  'search=%ED%95%9C%EB%B9%9B&state=draft&state=closed&country=KR&sort=code&order=desc&page=3&size=50',
  'process=own%3A%EB%8F%84%EA%B8%88&certificate=expired&completeness=low&completeness=full',
  'place=unknown&view=map&map=127.5%2C36.25%2C6.5',
])('comes back as it was: %s', (search) => {
  expect(searchOf(read(search)).toString()).toBe(search);
});

it('takes one value for a list of one', () => {
  expect(read('country=VN').list.country).toEqual(['VN']);
  expect(read('country=VN&country=KR').list.country).toEqual(['VN', 'KR']);
});

it('shows what can be understood of an address that was edited by hand', () => {
  const { list, view, map } = read('state=gone&country=KR&page=-1&sort=colour&nothing=1&view=globe&map=here');
  expect(list).toMatchObject({ state: [], country: ['KR'], page: 1, sort: 'name' });
  expect([view, map]).toEqual(['table', undefined]);
});

it('knows what is filtered, and takes it away without the order', () => {
  const { list } = read('country=KR&sort=code&page=2');
  expect([isFiltered(list), isFiltered(read('sort=code&page=2').list)]).toEqual([true, false]);
  expect(withoutFilters(list)).toMatchObject({ country: [], sort: 'code', page: 1 });
});
