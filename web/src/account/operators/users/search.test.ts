import { expect, it } from 'vitest';
import { startState } from '../../../kit/ui/table/table-state.ts';
import { userSearchOf } from './search.ts';

it('asks the server for what the table shows', () => {
  const filters = { q: '김', role: 'admin', isLocked: 'yes' };
  const state = startState({ filters, page: 3, pageSize: 50, sort: { column: 'name', isDescending: true } });
  expect(userSearchOf(state)).toEqual({ q: '김', role: 'admin', isLocked: 'yes', page: 3, size: 50, sort: 'nameDown' });
});

it('leaves out what somebody has typed into the address and nobody understands', () => {
  const filters = { role: 'king', companyId: 'x', state: 'active' };
  const state = startState({ filters, page: 99_999, sort: { column: 'shoes', isDescending: false } });
  expect(userSearchOf(state)).toEqual({ q: '', state: 'active', page: 1, size: 20, sort: 'newest' });
});
