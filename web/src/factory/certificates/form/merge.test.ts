import { expect, it } from 'vitest';
import { divergenceOf, mergedOf } from '../../../kit/record/merge.ts';
import { NO_FIELDS, OTHER_STANDARD } from './fields.ts';
import { formFieldsOf, MERGED_FIELDS, mergeableOf, typedOf } from './merge.ts';

const LISTED = crypto.randomUUID();
const PLANTS = ['가', '나'].map((name) => ({ id: crypto.randomUUID(), name }));
const base = { ...NO_FIELDS, standardId: OTHER_STANDARD, standardName: 'GOTS', validTo: '2027-06-30', version: 1 };

const sidesOf = (mine: Partial<typeof base>, theirs: Partial<typeof base>) => ({
  base: mergeableOf(base),
  mine: mergeableOf({ ...base, ...mine }),
  theirs: mergeableOf({ ...base, ...theirs, version: 2 }),
});

it('takes a standard as one value: nobody gets the choice of one and the name of the other', () => {
  const sides = sidesOf({ standardName: 'GRS' }, { standardId: LISTED, standardName: '' });
  expect(divergenceOf(MERGED_FIELDS, sides)).toEqual({ disputed: ['standard'], onlyTheirs: [] });
  const mine = formFieldsOf(mergedOf(MERGED_FIELDS, sides, { standard: 'mine' }));
  expect(mine).toEqual({ ...base, standardName: 'GRS', version: 2 });
  const theirs = formFieldsOf(mergedOf(MERGED_FIELDS, sides, { standard: 'theirs' }));
  expect(theirs).toEqual({ ...base, standardId: LISTED, standardName: '', version: 2 });
});

it('asks nothing about a name that is left over from before, nor about the order of factories', () => {
  const listed = sidesOf({ standardId: LISTED }, { standardId: LISTED, standardName: '' });
  expect(divergenceOf(MERGED_FIELDS, listed)).toEqual({ disputed: [], onlyTheirs: [] });
  const covered = sidesOf({ factoryIds: PLANTS }, { factoryIds: PLANTS.toReversed() });
  expect(divergenceOf(MERGED_FIELDS, covered)).toEqual({ disputed: [], onlyTheirs: [] });
});

it('compares what was typed as it would be sent', () => {
  const { version: _, ...details } = { ...base, standardId: null, factoryIds: [], documentId: null };
  const typed = typedOf(
    { ...base, number: ' A-1 ', factoryIds: PLANTS },
    { ...details, number: 'A-1', assessorLevel: '', attestationType: '' },
  );
  expect(typed).toEqual({ ...base, number: 'A-1', factoryIds: PLANTS });
});
