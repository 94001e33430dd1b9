import { describe, expect, it } from 'vitest';
import { valueDomain, valueScale, valueTicks } from './value-domain.ts';

describe('valueDomain', () => {
  it('holds zero, below and above', () => {
    expect(valueDomain([3, 9])).toEqual([0, 9]);
    expect(valueDomain([-3, -9, null])).toEqual([-9, 0]);
    expect(valueDomain([-3, 9])).toEqual([-3, 9]);
  });

  it('stays a range when there is nothing to span', () => {
    expect(valueDomain([])).toEqual([0, 1]);
    expect(valueDomain([null, null])).toEqual([0, 1]);
    expect(valueDomain([0, 0])).toEqual([0, 1]);
    expect(valueDomain([5, 5])).toEqual([0, 5]);
  });

  it('spans only the values when zero may be left out, with room around one alone', () => {
    expect(valueDomain([97, 99], false)).toEqual([97, 99]);
    expect(valueDomain([100], false)).toEqual([90, 110]);
    expect(valueDomain([-100], false)).toEqual([-110, -90]);
    expect(valueDomain([], false)).toEqual([0, 1]);
  });
});

describe('valueTicks', () => {
  const ticksOf = (values: number[], count = 5) =>
    valueTicks(valueScale(valueDomain(values), [0, 100], count), count, values);

  it('has no halves where things are counted', () => {
    expect(ticksOf([1, 2])).toEqual([0, 1, 2]);
    expect(ticksOf([0])).toEqual([0, 1]);
  });

  it('has fractions where there are some', () => {
    expect(ticksOf([0.25, 0.5])).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('spans very large and negative values', () => {
    expect(ticksOf([1e12])).toEqual([0, 2e11, 4e11, 6e11, 8e11, 1e12]);
    expect(ticksOf([-10, 10])).toEqual([-10, -5, 0, 5, 10]);
  });
});
