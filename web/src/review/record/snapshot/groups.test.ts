import { changedFields } from '@ieum/contract';
import { expect, it } from 'vitest';
import { ANSWERS, FACTORY, LINKS, snapshotOf } from '../../../../test/snapshots.ts';
import { changedGroups, snapshotGroups } from './groups.ts';

const pathsOf = (groups: ReturnType<typeof snapshotGroups>) =>
  Object.fromEntries(groups.map(({ id, fields }) => [id, fields.map(({ path }) => path)]));

it('S2.4 shows every value that was submitted exactly once, whatever its kind', () => {
  for (const kind of ['questionnaire', 'factory', 'supply_map', 'flows'] as const) {
    const snapshot = snapshotOf(kind);
    const shown = snapshotGroups(snapshot).flatMap(({ fields }) => fields.map(({ path }) => path));
    expect(shown.toSorted()).toEqual(snapshot.values.map(({ path }) => path).toSorted());
  }
});

it('S2.4 keeps a value that no part knows, in a part of its own', () => {
  const groups = snapshotGroups(snapshotOf('factory', [{ path: 'factory.newField', value: 'x' }]));
  expect(pathsOf(groups)).toMatchObject({ other: ['factory.newField'] });
});

it('S2.4 says of a product without suppliers that there are none', () => {
  const groups = snapshotGroups(snapshotOf('supply_map', LINKS.slice(0, 1)));
  expect(groups.find(({ id }) => id === 'links')).toMatchObject({ path: 'links', fields: [] });
});

it('S2.4 shows only what changed, with what is gone in its own part', () => {
  const now = snapshotOf(
    'supply_map',
    [LINKS[0], { path: 'links.a3', value: LINKS[1]?.value ?? null }].filter((item) => item !== undefined),
  );
  const changes = changedFields(snapshotOf('supply_map').values, now.values);
  const groups = changedGroups(snapshotGroups(now, changes));
  expect(pathsOf(groups)).toEqual({ links: ['links.a3', 'links.a1', 'links.a2'] });
  expect(groups[0]?.fields.map(({ change }) => change?.kind)).toEqual(['added', 'removed', 'removed']);
});

it('S2.4 shows nothing where nothing changed', () => {
  const same = changedFields(ANSWERS, ANSWERS);
  expect(changedGroups(snapshotGroups(snapshotOf('questionnaire'), same))).toEqual([]);
  expect(changedFields(FACTORY, FACTORY)).toEqual([]);
});
