import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../test/snapshots.ts';
import { generalPathOf, snapshotGroups } from '../snapshot/groups.ts';
import { daysBetween, isOverdue } from '../words.ts';
import { afterMonths, commentedPaths, fieldsBeneath, reopenedBy, stepFrom } from './commented-fields.ts';

const comment = (path: string, severity: 'must' | 'should' | 'info' = 'must', round = 1) => ({ path, severity, round });

it('S2.4 walks over what is said in the order of the page', () => {
  const snapshot = snapshotOf('questionnaire');
  const comments = ['statement', 'answers.origin', 'answers.employees', 'answers', 'answers.origin', 'gone'].map(
    (path) => comment(path),
  );
  const paths = commentedPaths(snapshot, snapshotGroups(snapshot), comments);
  expect(paths).toEqual(['answers', 'answers.employees', 'answers.origin', 'statement']);
});

it('S2.4 goes round and round, and begins at the nearest end', () => {
  const paths = ['a', 'b', 'c'];
  expect([stepFrom(paths, undefined, 1), stepFrom(paths, undefined, -1)]).toEqual(['a', 'c']);
  expect([stepFrom(paths, 'c', 1), stepFrom(paths, 'a', -1), stepFrom(paths, 'a', 1)]).toEqual(['a', 'c', 'b']);
  expect(stepFrom([], 'a', 1)).toBeUndefined();
});

it('S2.4 opens exactly what must or should change in this round', () => {
  const comments = [
    comment('links.a1'),
    comment('links', 'should'),
    comment('product', 'info'),
    comment('statement', 'must', 2),
    comment('product', 'must', 2),
    comment('links.a2', 'should', 2),
  ];
  expect(reopenedBy(comments, 1)).toEqual(['links']);
  expect(reopenedBy(comments, 2)).toEqual(['statement', 'product', 'links.a2']);
});

it('S2.4 counts what stands beneath a group', () => {
  const snapshot = snapshotOf('supply_map');
  expect([
    fieldsBeneath(snapshot, 'links'),
    fieldsBeneath(snapshot, 'links.a1'),
    fieldsBeneath(snapshot, 'link'),
  ]).toEqual([2, 1, 0]);
});

it('S2.4 finds a place for a general comment in every kind, but never in a part without rows', () => {
  const kinds = ['questionnaire', 'factory', 'supply_map', 'flows'] as const;
  expect(kinds.map((kind) => generalPathOf(snapshotOf(kind)))).toEqual(['answers', 'factory', 'links', 'flows']);
  const values = [{ path: 'product.name', value: '전선' }];
  expect(generalPathOf({ ...snapshotOf('supply_map'), values })).toBe('product');
  expect(generalPathOf({ ...snapshotOf('supply_map'), values: [] })).toBeUndefined();
});

it.each([
  ['2026-11-15', 12, '2027-11-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
])('S2.4 from %s in %i months it is %s', (day, months, later) => expect(afterMonths(day, months)).toBe(later));

it('S2.4 is late only after its day, and only while it is not decided', () => {
  const dueOn = '2026-11-15';
  expect(isOverdue({ dueOn, state: 'in_review' }, '2026-11-15')).toBe(false);
  expect(isOverdue({ dueOn, state: 'in_review' }, '2026-11-16')).toBe(true);
  expect(isOverdue({ dueOn, state: 'approved' }, '2026-11-16')).toBe(false);
  expect(isOverdue({ dueOn: '', state: 'submitted' }, '2026-11-16')).toBe(false);
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
});
