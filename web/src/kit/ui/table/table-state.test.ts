import { describe, expect, it } from 'vitest';
import { startState, withFilter, withoutFilters, withPageSize } from './table-state.ts';

describe('withFilter', () => {
  it('starts at the first page, with nothing chosen', () => {
    const state = startState({ page: 4, selected: ['a'] });
    expect(withFilter(state, 'name', 'x')).toMatchObject({ filters: { name: 'x' }, page: 1, selected: [] });
  });

  it('forgets a filter that has become empty', () => {
    const state = startState({ filters: { name: 'x', country: 'KR' } });
    expect(withFilter(state, 'name', '').filters).toEqual({ country: 'KR' });
    expect(withoutFilters(state).filters).toEqual({});
  });
});

describe('withPageSize', () => {
  it('keeps the row that was on top in disclosure', () => {
    expect(withPageSize(startState({ page: 3, pageSize: 20 }), 50)).toMatchObject({ page: 1, pageSize: 50 });
    expect(withPageSize(startState({ page: 3, pageSize: 50 }), 20)).toMatchObject({ page: 6, pageSize: 20 });
  });
});
