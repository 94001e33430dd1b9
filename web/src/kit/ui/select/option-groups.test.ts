import { expect, it } from 'vitest';
import { findOption, groupOptions, type Option } from './option-groups.ts';

const a: Option = { label: 'A', value: 'a' };
const b: Option = { label: 'B', value: 'b' };
const c: Option = { label: 'C', value: 'c' };
const first: Option = { label: 'First', value: 'g', isGroupHeader: true };
const second: Option = { label: 'Second', value: 'g', isGroupHeader: true };

it('S3.4 puts what follows a header under it, and what comes before stays by itself', () => {
  expect(groupOptions([a, first, b, c, second])).toEqual([
    a,
    { id: 'group-1', label: 'First', options: [b, c] },
    { id: 'group-2', label: 'Second', options: [] },
  ]);
});

it('never takes a header for a choice', () => {
  expect(findOption([first, a], 'g')).toBeUndefined();
  expect(findOption([first, a], 'a')).toBe(a);
});
