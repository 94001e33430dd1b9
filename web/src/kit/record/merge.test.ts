import { expect, it } from 'vitest';
import { conflictOf, divergenceOf, mergedOf } from './merge.ts';

const FIELDS = ['name', 'code', 'people.total', 'people.female', 'tags', 'area'];
const base = { name: 'a', code: '1', people: { total: 10, female: 3 }, tags: ['x'], area: null as number | null };
const mine = { ...base, name: 'mine', people: { total: 12, female: 3 }, tags: ['x', 'mine'] };
const theirs = { ...base, name: 'theirs', code: '2', people: { female: 4, total: 10 }, tags: ['x', 'theirs'], area: 5 };
const sides = { base, mine, theirs };

it('asks only where both have changed a field to something else', () => {
  expect(divergenceOf(FIELDS, sides)).toEqual({
    disputed: ['name', 'tags'],
    onlyTheirs: ['code', 'people.female', 'area'],
  });
});

it('says of each field in words what it was and what both have made of it', () => {
  const words = {
    label: (field: string) => `[${field}]`,
    value: (field: string, { name, code }: typeof base) => (field === 'name' ? name : code),
  };
  expect(conflictOf(['name', 'code'], sides, words)).toEqual({
    disputed: [{ id: 'name', label: '[name]', before: 'a', mine: 'mine', theirs: 'theirs' }],
    taken: [{ id: 'code', label: '[code]', before: '1', mine: '1', theirs: '2' }],
  });
});

it('asks about nothing where both came to the same', () => {
  const agreed = { ...base, name: 'agreed' };
  expect(divergenceOf(FIELDS, { base, mine: agreed, theirs: { ...agreed } })).toEqual({ disputed: [], onlyTheirs: [] });
});

it('keeps what only one of them has changed, and of the rest what was chosen', () => {
  const merged = mergedOf(FIELDS, sides, { name: 'mine', tags: 'theirs' });
  expect(merged).toEqual({
    name: 'mine',
    code: '2',
    people: { total: 12, female: 4 },
    tags: ['x', 'theirs'],
    area: 5,
  });
});

it('overwrites nothing that was not decided, and leaves what it was given alone', () => {
  expect(mergedOf(FIELDS, sides, {})).toMatchObject({ name: 'theirs', tags: ['x', 'theirs'] });
  expect([mine.name, theirs.name, theirs.people.total]).toEqual(['mine', 'theirs', 10]);
});

it('can take a value away again', () => {
  const emptied = { ...base, area: null, tags: [] };
  const before = { ...base, area: 7 as number | null };
  expect(mergedOf(FIELDS, { base: before, mine: emptied, theirs: before }, {})).toMatchObject({ area: null, tags: [] });
});
