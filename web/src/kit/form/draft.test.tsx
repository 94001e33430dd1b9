// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baseOf, dropDraft, useDraft } from './draft.ts';

const KEY = 'ieum.draft.test';
const EMPTY = { name: '', password: '', places: [] as string[] };
const DEEP = {
  area: null as number | null,
  size: 5 as number | null,
  people: { total: null as number | null, on: '' },
  file: null as { name: string } | null,
};
const SECRET = ['password'] as const;

const open = (defaultValues = EMPTY) =>
  renderHook(() => {
    const form = useForm({ defaultValues });
    useDraft(form, 'test', SECRET);
    return form;
  }).result.current;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('brings back what was typed, and never writes down a secret', () => {
  const form = open();
  act(() => {
    form.setValue('name', '홍길동', { shouldDirty: true });
    form.setValue('password', 'correct horse', { shouldDirty: true });
  });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ name: '홍길동', places: [] });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('horse');
  cleanup();
  expect(open().getValues()).toEqual({ ...EMPTY, name: '홍길동' });
});

it('knows after a reload what the form began with, whatever is stored by now', () => {
  const began = { ...EMPTY, name: '처음', password: 'a horse' };
  const form = open(began);
  act(() => form.setValue('places', ['울산'], { shouldDirty: true }));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('horse');
  cleanup();
  const again = open({ ...EMPTY, name: '나중' });
  expect(again.getValues()).toEqual({ ...EMPTY, name: '처음', places: ['울산'] });
  expect(baseOf(again)).toEqual({ ...EMPTY, name: '처음' });
});

it.each([
  ['damaged', '{', EMPTY],
  ['of another kind', '5', EMPTY],
  ['of another version', '{"name":5,"places":"x","gone":"y"}', EMPTY],
  ['with a secret in it', '{"name":"a","password":"b"}', { ...EMPTY, name: 'a' }],
])('takes from a draft that is %s only what fits', (_, stored, expected) => {
  sessionStorage.setItem(KEY, stored);
  expect(open().getValues()).toEqual(expected);
});

it('is gone when it is dropped', () => {
  const form = open();
  act(() => form.setValue('name', 'a', { shouldDirty: true }));
  dropDraft('test');
  expect(sessionStorage.length).toBe(0);
});

it('brings back numbers that were missing, groups of fields, and what was taken away', () => {
  const openDeep = () =>
    renderHook(() => {
      const form = useForm({ defaultValues: DEEP });
      useDraft(form, 'deep');
      return form;
    }).result.current;
  sessionStorage.setItem(
    'ieum.draft.deep',
    '{"area":7.5,"size":null,"people":{"total":3,"on":9,"gone":1},"file":{"name":"a"}}',
  );
  const people = { total: 3, on: '' };
  expect(openDeep().getValues()).toEqual({ area: 7.5, size: null, people, file: { name: 'a' } });
  cleanup();
  sessionStorage.setItem('ieum.draft.deep', '{"area":"7","size":{},"people":[1]}');
  expect(openDeep().getValues()).toEqual(DEEP);
});
