import { expect, it } from 'vitest';
import { neighboursIn } from './queue-neighbours.ts';

const IDS = ['a', 'b', 'c'];

it('S2.4 26.5 goes through what this person can decide', () => {
  expect(neighboursIn(IDS, 'a')).toEqual({ at: 1, previous: undefined, next: 'b', following: 'b' });
  expect(neighboursIn(IDS, 'b')).toEqual({ at: 2, previous: 'a', next: 'c', following: 'c' });
});

it('S2.4 26.5 after the last one the first follows, but not the same one again', () => {
  expect(neighboursIn(IDS, 'c')).toMatchObject({ next: undefined, following: 'a' });
  expect(neighboursIn(['a'], 'a')).toMatchObject({ at: 1, following: undefined });
});

it('S2.4 26.5 from a decided one the first waiting one follows', () => {
  expect(neighboursIn(IDS, 'z')).toMatchObject({ at: 0, previous: undefined, next: 'a', following: 'a' });
  expect(neighboursIn([], 'z')).toMatchObject({ next: undefined, following: undefined });
});
