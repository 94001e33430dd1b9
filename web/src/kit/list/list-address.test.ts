import { expect, it } from 'vitest';
import { z } from 'zod';
import { listAddress, sortedBy } from './list-address.ts';

const schema = z.object({
  q: z.string().default(''),
  state: z.string().optional(),
  sort: sortedBy({ name: 'name', '-name': 'nameDown' }),
  size: z.coerce.number().int().positive().default(20),
  page: z.coerce.number().int().positive().default(1),
});
const { read, searchOf, filtersOf, withoutFilters } = listAddress('/list', schema);

it('says nothing of what nobody has changed', () => {
  expect(searchOf(schema.parse({})).toString()).toBe('');
  expect(read(new URLSearchParams())).toEqual(schema.parse({}));
});

it.each([['q=%EA%B9%80&state=active&sort=-name&page=3'], ['sort=name&size=50'], ['page=2']])(
  'reads what it has written: %s',
  (text) => {
    expect(searchOf(read(new URLSearchParams(text))).toString()).toBe(text);
  },
);

it('takes what makes no sense for nothing', () => {
  const odd = new URLSearchParams('page=-1&size=x&other=1&q=');
  expect(read(odd)).toEqual(schema.parse({}));
});

it('clears filters that have no default, and keeps the order', () => {
  const list = read(new URLSearchParams('state=active&sort=-name&page=3'));
  expect(filtersOf(list)).toEqual({ state: 'active' });
  expect(searchOf({ ...list, ...withoutFilters(list) }).toString()).toBe('sort=-name');
});
