import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FOUND_KINDS, TASK_KINDS } from '@ieum/contract';
import { expect, it } from 'vitest';
import { flagSources, SLICES, searchSources, taskSources } from './slices.ts';

const SOURCE = join(import.meta.dirname, '..');

it('24.3 lists the slice of every folder that declares one', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const declared = files.filter((file) => file.endsWith('/slice.ts') && file !== 'kit/slice.ts');
  expect(SLICES).toHaveLength(declared.length);
});

it('24.3 has a source of every kind of task, and of every kind that a search finds', () => {
  expect(Object.keys(taskSources).toSorted()).toEqual([...TASK_KINDS].toSorted());
  expect(TASK_KINDS.filter((kind) => Object.keys(taskSources[kind]).length === 0)).toEqual([]);
  const found = { ...searchSources.supplier, ...searchSources.admin };
  expect(Object.keys(found).toSorted()).toEqual([...FOUND_KINDS].toSorted());
});

/** The lists join slices by name, so the compiler sees neither a slice that is left out nor a name that two slices use. */
it('24.3 leaves out no source that a slice declares', () => {
  expect(flagSources).toEqual(SLICES.flatMap(({ flags = [] }) => flags));
  const tasks = SLICES.flatMap(({ tasks = {} }) => Object.entries(tasks));
  expect(tasks).toHaveLength(TASK_KINDS.length);
  for (const role of ['supplier', 'admin'] as const)
    expect(SLICES.flatMap(({ search }) => Object.keys(search?.[role] ?? {})).toSorted()).toEqual(
      Object.keys(searchSources[role]).toSorted(),
    );
});
