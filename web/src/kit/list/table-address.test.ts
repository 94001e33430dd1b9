import { expect, it } from 'vitest';
import { startState } from '../ui/table/table-state.ts';
import { readTableState, tableSearch } from './table-address.ts';

const NAMES = ['q', 'state'];

it('says nothing of what nobody has changed', () => {
  expect(tableSearch(startState(), NAMES).toString()).toBe('');
  expect(readTableState(new URLSearchParams(), NAMES)).toEqual(startState());
});

it.each([['q=%EA%B9%80&state=active&sort=-name&page=3'], ['sort=name&size=50'], ['page=2']])(
  'reads what it has written: %s',
  (text) => {
    expect(tableSearch(readTableState(new URLSearchParams(text), NAMES), NAMES).toString()).toBe(text);
  },
);

it('takes what makes no sense for nothing', () => {
  const odd = new URLSearchParams('page=-1&size=x&other=1&q=');
  expect(readTableState(odd, NAMES)).toEqual(startState());
});
