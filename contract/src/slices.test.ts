import { expect, it } from 'vitest';
import { examples } from './contract.examples.ts';
import { contract } from './contract.ts';
import { errorStatus } from './errors.ts';
import { slices } from './slices.ts';

const namesOf = (part: 'operations' | 'errors') =>
  Object.values<Record<typeof part, object>>(slices).flatMap((slice) => Object.keys(slice[part]));

/** A list joins its slices by name, so the compiler does not see a name that two slices use. */
it('24.3 lets each operation and each error belong to one slice, and lists them all', () => {
  expect(namesOf('operations').toSorted()).toEqual(Object.keys(contract).toSorted());
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(contract).toSorted());
  const errors = namesOf('errors');
  expect(new Set(errors).size).toBe(errors.length);
  expect(Object.keys(errorStatus)).toEqual(expect.arrayContaining(errors));
});
